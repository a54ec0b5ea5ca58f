// As in server/background.ts, which Next bundles: the two communicate through the global object.
const shared = globalThis as { [key: symbol]: (() => Promise<void>) | undefined };

/** Stops the mail worker of this process and resolves when the emails being sent have been answered, a few seconds at most. */
export async function stopBackgroundWork(): Promise<void> {
  await shared[Symbol.for('site.background-work')]?.();
}
