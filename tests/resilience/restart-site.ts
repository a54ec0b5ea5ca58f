import type { FaultContext } from './fault';
import { startTestedSite } from './site';

/** Starts a site on the port and the data folder of the one that ended, and puts it in its place. */
export async function restartSite({ dataDir, site, replaceSite, onCleanup }: FaultContext): Promise<void> {
  const next = await startTestedSite(dataDir, { BACKEND_LOG_LEVEL: 'error' }, site.port);
  onCleanup(next.stop);
  replaceSite(next);
}
