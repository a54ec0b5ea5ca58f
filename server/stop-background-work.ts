import { getProcessGlobal } from '@/lib/process-global';

/**
 * The background work of this process; `stop` exists once it runs. Next bundles what starts it
 * (`server/start-background-work.ts`).
 */
export function getBackgroundWork(): { stop?: () => Promise<void> } {
  return getProcessGlobal('background-work', (): { stop?: () => Promise<void> } => ({}));
}

/**
 * Stops the mail worker of this process and resolves when the emails being sent are done, a few seconds at
 * most.
 */
export async function stopBackgroundWork(): Promise<void> {
  await getBackgroundWork().stop?.();
}
