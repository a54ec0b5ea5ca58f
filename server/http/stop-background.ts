import { processGlobal } from '@/lib/process-global';

/** The background work of this process; `stop` exists once it runs. Next bundles what starts it (`server/background.ts`). */
export function backgroundWork(): { stop?: () => Promise<void> } {
  return processGlobal('background-work', (): { stop?: () => Promise<void> } => ({}));
}

/** Stops the mail worker of this process and resolves when the emails being sent have been answered, a few seconds at most. */
export async function stopBackgroundWork(): Promise<void> {
  await backgroundWork().stop?.();
}
