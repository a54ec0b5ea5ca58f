import { processGlobal } from '@/lib/process-global';

/** Tells the site that its launcher will send `backendReadyMessage`. */
export const awaitBackendFlag = '--await-backend';
export const backendReadyMessage = 'backend answers';

/** Resolves when the launcher says that the back end answers; at once where it answered before this process began. */
export function backendReady(): Promise<void> {
  return processGlobal('backend-ready', () => {
    if (!process.argv.includes(awaitBackendFlag)) return Promise.resolve();
    return new Promise<void>((resolve) => {
      // Without it, nothing but this promise keeps the process (see end-with-parent.cjs).
      process.channel?.ref();
      process.on('message', (message) => {
        if (message !== backendReadyMessage) return;
        process.channel?.unref();
        resolve();
      });
    });
  });
}
