import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { untilEnded } from '@/server/child-process';
import { freePort } from '@/server/free-port';
import type { Fault, World } from '../fault';
import { startSite } from '../site';

/** Restarts the site at once on the same port, like a service manager. */
async function startAgain({ dataDir, site, replaceSite, onCleanup }: World) {
  await untilEnded(site.launcher);
  // The processes of a killed launcher need a moment to notice.
  for (let tries = 0; tries < 100 && !(await freePort(site.port).catch(() => 0)); tries++) await sleep(100);
  const next = await startSite(dataDir, { BACKEND_LOG_LEVEL: 'error' }, site.port);
  onCleanup(next.stop);
  replaceSite(next);
}

const siteKilled: Fault = {
  name: 'site-killed',
  what: 'the process that serves visitors killed in mid-request, twice; a service manager restarts it',
  pagesMayFail: true,
  async apply(world) {
    for (let round = 0; round < 2; round++) {
      process.kill(world.site.sitePid(), 'SIGKILL');
      await startAgain(world);
      await sleep(3000);
    }
  },
};

const allKilled: Fault = {
  name: 'all-killed',
  what: 'launcher killed (SIGKILL), which takes the site and the back end with it; a service manager restarts it',
  pagesMayFail: true,
  async apply(world) {
    world.site.launcher.kill('SIGKILL');
    await startAgain(world);
    await sleep(3000);
  },
};

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const hand = (dataDir: string) => path.join(path.dirname(dataDir), `${path.basename(dataDir)}.clock`);

const clock: Fault = {
  name: 'clock',
  what: 'the clock of all processes jumps 26 hours ahead, back, 26 hours behind, back (libfaketime), 5 s each',
  mayDouble: 'a form without JavaScript that is sent again on another day is another message',
  missing: () => !existsSync(library) && 'libfaketime is not installed',
  async prepare(dataDir) {
    writeFileSync(hand(dataDir), '+0');
    return {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: hand(dataDir),
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  },
  async apply({ dataDir }) {
    for (const jump of ['+26h', '+0', '-26h', '+0']) {
      writeFileSync(hand(dataDir), jump);
      await sleep(5000);
    }
  },
};

export const processFaults = [siteKilled, allKilled, clock];
