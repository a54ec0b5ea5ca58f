const minuteMs = 60_000;

/**
 * Returns a function that is true at most `perMinute` times a minute. What anybody can cause as often as they like must
 * not fill the disk with log lines. At the end of a minute in which there were more, `onSuppressed` gets their number.
 */
export function createLogLimit(perMinute: number, onSuppressed: (count: number) => void): () => boolean {
  let used = 0;
  let counting = false;
  return () => {
    if (!counting) {
      counting = true;
      setTimeout(() => {
        const suppressed = used - perMinute;
        counting = false;
        used = 0;
        if (suppressed > 0) onSuppressed(suppressed);
      }, minuteMs).unref();
    }
    used += 1;
    return used <= perMinute;
  };
}

/** True at most `limit` times a minute: a flood of reports must not become a flood of log lines or of work. */
export function createProcessWidePerMinuteLimit(limit: number, now: () => number = Date.now): () => boolean {
  let minute = 0;
  let used = 0;
  return () => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, used] = [current, 0];
    used += 1;
    return used <= limit;
  };
}
