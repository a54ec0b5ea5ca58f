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
