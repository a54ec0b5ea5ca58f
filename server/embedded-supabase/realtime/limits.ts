/** Limits of one client; hosted projects have the same kinds. */
export const realtimeLimits = {
  sockets: 2000,
  channelsPerSocket: 100,
  joinsPerSecond: 100,
  messagesPerSecond: 200,
  messageBytes: 256 * 1024,
  /** A client that does not read is disconnected when this much is waiting for it. */
  waitingBytes: 4 * 1024 * 1024,
  /** The same at once, without waiting for the next check: a busy channel fills the memory within seconds. */
  maxWaitingBytes: 16 * 1024 * 1024,
  /** A client's messages are not read further while so many wait to be handled. */
  unhandledMessages: 200,
  /** What may wait to be checked and delivered: changes of rows, and the length of their JSON texts. */
  queuedChanges: 10_000,
  queuedCharacters: 16 * 1024 * 1024,
  /** Clients send a heartbeat every 25 seconds. */
  silenceMs: 75_000,
  presence: { calls: 10, windowMs: 30_000 },
} as const;

/** Returns a function that counts a call, and returns false when there are too many in the window. */
export function createRateLimiter(calls: number, windowMs: number, now: () => number = Date.now): () => boolean {
  let startedAt = now();
  let count = 0;
  return () => {
    if (now() - startedAt >= windowMs) {
      startedAt = now();
      count = 0;
    }
    count += 1;
    return count <= calls;
  };
}
