// Preloaded into children of the launcher and inherited by theirs: each ends with its parent, even when that is killed
// and cannot tell.
process.on('disconnect', () => process.exit(1));
// A build ends by running out of work, which the open channel would prevent; a worker waits for its next task on that
// channel.
if (process.env.LAUNCHER_PID === String(process.ppid)) process.channel?.unref();
