/** Next calls this once when a server process starts. Sending mail needs Node.js; the other runtime and the build have no business with it. */
export async function register(): Promise<void> {
  // Under a server of our own the runtime is not named at all, so what is refused is the other one.
  if (process.env.NEXT_RUNTIME === 'edge' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startBackgroundWork } = await import('./instrumentation-node');
  await startBackgroundWork();
}
