/** Next calls this once when a server process starts. Sending mail needs Node.js; the other runtime and the build have no business with it. */
export async function register(): Promise<void> {
  const { NEXT_RUNTIME, NEXT_PHASE } = process.env;
  if (NEXT_RUNTIME !== 'nodejs' || NEXT_PHASE === 'phase-production-build') return;
  const { startBackgroundWork } = await import('./instrumentation-node');
  startBackgroundWork();
}
