// As in instrumentation-node.ts, which Next bundles: the two meet on the global object.
const shared = globalThis as { [key: symbol]: (() => Promise<void>) | undefined };

/** Ends the mail worker of this process and resolves when the mails on their way have been answered, a few seconds at most. */
export async function endBackgroundWork(): Promise<void> {
  await shared[Symbol.for('site.background-work')]?.();
}
