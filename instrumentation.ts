import type { Instrumentation } from 'next';

/** Next.js calls this with each error of a page, action or route that nothing else handled. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === 'edge') return;
  const { logRequestError } = await import('./server/log-request-error');
  logRequestError(error, request, context);
};

/**
 * Next.js calls this once when a server process starts. Only the Node.js runtime sends mail; the edge runtime and the
 * build skip it.
 */
export async function register(): Promise<void> {
  // Under our own server the runtime variable is unset, so the check excludes the edge runtime instead of requiring
  // Node.js.
  if (process.env.NEXT_RUNTIME === 'edge' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startBackgroundWork } = await import('./server/start-background-work');
  await startBackgroundWork();
}
