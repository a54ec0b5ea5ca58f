import { processGlobal } from '@/lib/process-global';

/** States that the launcher of the site will send `backendReadyMessage`. */
export const awaitBackendFlag = '--await-backend';
export const backendReadyMessage = 'backend answers';

/** Resolves when the launcher reports that the back end responds; at once where it did before this process began. */
export function backendReady(): Promise<void> {
  return processGlobal('backend-ready', () => {
    if (!process.argv.includes(awaitBackendFlag)) return Promise.resolve();
    return new Promise<void>((resolve) => {
      // Without it, the process would end with nothing but this promise pending (see end-with-parent.cjs).
      process.channel?.ref();
      process.on('message', (message) => {
        if (message !== backendReadyMessage) return;
        process.channel?.unref();
        resolve();
      });
    });
  });
}
