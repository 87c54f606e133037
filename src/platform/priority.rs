//! Threads that give way to the one that draws: on few cores frames matter more than nodes.

/// Lets every other thread go before the current one. Where the system refuses, it simply does not give way.
///
/// Linux has a policy for that: with a niceness alone a search keeps its core for milliseconds after a drawing thread
/// has woken. On two cores without graphics hardware that was the difference between 23 and 31 frames a second.
#[cfg(target_os = "linux")]
pub fn give_way() {
    use thread_priority::unix::{
        NormalThreadSchedulePolicy, ThreadSchedulePolicy, set_thread_priority_and_policy, thread_native_id,
    };
    let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
    let _ = set_thread_priority_and_policy(thread_native_id(), thread_priority::ThreadPriority::Min, idle);
}

/// Lets every other thread go before the current one. Where the system refuses, it simply does not give way.
#[cfg(not(any(target_os = "linux", target_arch = "wasm32")))]
pub fn give_way() {
    let _ = thread_priority::ThreadPriority::Min.set_for_current();
}
