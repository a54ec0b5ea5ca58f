/** Next calls this once when a server process starts. Sending email needs Node.js; the other runtime and the build have no use for it. */
export async function register(): Promise<void> {
  // Under our own server the runtime is not set at all, so the check excludes the other one.
  if (process.env.NEXT_RUNTIME === 'edge' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startBackgroundWork } = await import('./server/background');
  await startBackgroundWork();
}
