import { getProcessGlobal } from '@/lib/process-global';

/** States that the launcher of the site will send `backendReadyMessage`. */
export const awaitBackendCliOption = '--await-backend';
export const backendReadyMessage = 'backend answers';

/** Resolves when the launcher reports that the back end responds; at once where it did before this process began. */
export function waitUntilLauncherReportsBackend(): Promise<void> {
  return getProcessGlobal('backend-ready', () => {
    if (!process.argv.includes(awaitBackendCliOption)) return Promise.resolve();
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
