/** Next calls this once when a server process starts. Sending mail needs Node.js; the other runtime and the build have no business with it. */
export async function register(): Promise<void> {
  // Written out, because the bundler puts the value in here: under a server of our own the variable itself is not set.
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startBackgroundWork } = await import('./instrumentation-node');
  startBackgroundWork();
}
