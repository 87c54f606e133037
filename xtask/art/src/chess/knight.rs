//! The knight's head that the classic set prints and the tournament set carves, as SVG path data.

/// From the chest around the head to the lower end of the back.
pub const HEAD: &str = "M82 213 C82 190 120 178 127 144 C116 156 102 160 93 162 C88 170 82 176 72 176 \
    C62 176 57 172 56 166 C49 164 44 156 45 147 C46 137 54 129 59 120 C65 109 69 96 78 83 C85 73 94 66 104 62 \
    L106 36 C115 41 122 48 126 55 C130 49 136 44 143 41 C146 48 147 54 146 60 C186 70 210 110 210 164 \
    C210 186 206 199 202 213";

/// The mane between the crest and the neck.
pub const MANE: &str =
    "M134 70 C168 86 184 120 180 186 L184 240 L196 240 L202 213 C206 199 210 180 210 164 C210 110 186 70 146 60 Z";

/// The edge of the mane and its locks, the cheek, the mouth, and the rim of the foot.
pub const LINES: &str = "M136 74 C168 86 184 120 180 184 M127 144 C135 134 137 122 133 110 M54 165 C64 166 71 162 76 157 \
    M168 99 C178 98 188 100 198 108 M180 136 C190 135 202 138 214 148 M66 213 H216";

/// The eye and the nostril.
pub const DETAILS: &str = "M84 104 C88 93 100 88 110 92 C108 102 98 109 84 104 Z \
    M55 145 C56 139 62 137 66 140 C66 147 60 150 55 145 Z";
