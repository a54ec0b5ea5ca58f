import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { projectDir } from '@/server/project-environment';
import { hostileRequest, type RawRequest, sendRaw } from './hostile-request';
import { startTestedSite } from './site';

const count = 5000;
const atOnce = 8;

/** Returns the ids of all server actions in the build. */
function actionIds(): string[] {
  const manifest = path.join(projectDir, process.env.NEXT_DIST_DIR || '.next', 'server/server-reference-manifest.json');
  return Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).node);
}

/** Sends thousands of hostile requests to its own site; true if all get a response without a server error. */
export async function fuzz(print: (text: string) => void, seed = Date.now() % 1_000_000): Promise<boolean> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
  const site = await startTestedSite(dataDir, { BACKEND_LOG_LEVEL: 'error' });
  try {
    const actions = actionIds();
    const requests = fc.sample(hostileRequest(actions), { numRuns: count, seed });
    const statuses = new Map<number, number>();
    const bad: [number, RawRequest][] = [];
    const work = requests.values();
    const client = async () => {
      for (const request of work) {
        const status = await sendRaw(site.port, request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 0 || status >= 500) bad.push([status, request]);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, client));
    const tally = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
    print(`${count} requests, ${actions.length} actions, seed ${seed}; ${tally.join(', ')}`);
    for (const [status, request] of bad.slice(0, 20)) print(`${status} ${JSON.stringify(request).slice(0, 600)}`);
    const alive = (await fetch(`${site.url}/en/contact`)).status === 200;
    if (!alive) print('The site does not answer any more.');
    return bad.length === 0 && alive;
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
