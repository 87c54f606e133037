//! Sounds: synthesised as samples, levelled, and written as Ogg Vorbis.

pub mod effects;
pub mod music;
mod synth;

use std::num::{NonZeroU8, NonZeroU32};

use vorbis_rs::{VorbisBitrateManagementStrategy, VorbisDecoder, VorbisEncoderBuilder, VorbisError};

/// Samples handed to the encoder at a time.
const BLOCK: usize = 4096;

/// One channel of sound.
#[derive(Clone, Debug)]
pub struct Sound {
    /// Samples a second.
    pub rate: u32,
    /// The samples, from −1 to 1.
    pub samples: Vec<f32>,
    /// The encoder's quality, from −0.2 (smallest) to 1 (best).
    pub quality: f32,
}

impl Sound {
    /// Seconds.
    pub fn duration(&self) -> f32 {
        self.samples.len() as f32 / self.rate as f32
    }

    /// The loudest sample, in decibels below full scale (so 0 or less for a sound that does not clip).
    pub fn peak(&self) -> f32 {
        20.0 * self.samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs())).log10()
    }

    /// The mean of all samples: a loudspeaker's membrane should rest in its middle.
    pub fn offset(&self) -> f32 {
        (self.samples.iter().map(|&sample| f64::from(sample)).sum::<f64>() / self.samples.len() as f64) as f32
    }

    /// The bytes of an Ogg Vorbis file.
    ///
    /// # Errors
    /// If the encoder refuses the rate or the quality.
    pub fn to_ogg(&self) -> Result<Vec<u8>, VorbisError> {
        let mut bytes = Vec::new();
        let rate = NonZeroU32::new(self.rate).expect("sounds have samples every second");
        let mut encoder = VorbisEncoderBuilder::new_with_serial(rate, NonZeroU8::MIN, &mut bytes, 1)
            .bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr { target_quality: self.quality })
            .build()?;
        for block in self.samples.chunks(BLOCK) {
            encoder.encode_audio_block([block])?;
        }
        encoder.finish()?;
        Ok(bytes)
    }

    /// Reads an Ogg Vorbis file of one channel.
    ///
    /// # Errors
    /// If the bytes are no such file.
    pub fn from_ogg(bytes: &[u8]) -> Result<Self, VorbisError> {
        let mut decoder = VorbisDecoder::<&[u8]>::new(bytes)?;
        let rate = decoder.sampling_frequency().get();
        let mut samples = Vec::new();
        while let Some(block) = decoder.decode_audio_block()? {
            samples.extend_from_slice(block.samples()[0]);
        }
        Ok(Self { rate, samples, quality: 0.0 })
    }
}
