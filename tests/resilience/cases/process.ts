import { existsSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitForProcessExit } from '@/server/child-process';
import { requireFreePort } from '@/server/require-free-port';
import type { Fault, FaultContext } from '../fault';
import { restartSite } from '../restart-site';

/** Restarts the site at once on the same port, like a service manager. */
async function startAgain(context: FaultContext) {
  const { site } = context;
  await waitForProcessExit(site.launcher);
  // The processes of a killed launcher need a moment to notice.
  for (let tries = 0; tries < 100 && !(await requireFreePort(site.port).catch(() => 0)); tries++) await sleep(100);
  await restartSite(context);
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

const plan = '/feeding-plan/plan.pdf?v=quick&n=Argos&a=4&u=years&w=25&b=ideal&m=medium&f=yes&d=dry&h=no';
const pdfsAtOnce = 4;
const stopProblems: string[] = [];

/** Requests a feeding plan as PDF; resolves once the request is sent, with what will be wrong with the response. */
function requestPdf(port: number): Promise<{ problem: Promise<string | null> }> {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path: plan, agent: false });
    const problem = new Promise<string | null>((settle) => {
      call.once('error', (error) => settle(`a PDF was cut off: ${error.message}`));
      call.once('response', (response) => {
        let tail = '';
        response.setEncoding('latin1').on('data', (part: string) => {
          tail = (tail + part).slice(-32);
        });
        response.once('error', (error) => settle(`a PDF was cut off: ${error.message}`));
        response.once('end', () => {
          const whole = response.statusCode === 200 && tail.includes('%%EOF');
          settle(whole ? null : `status ${response.statusCode} instead of a whole PDF`);
        });
      });
    });
    call.once('finish', () => resolve({ problem }));
    call.once('error', () => resolve({ problem }));
    call.end();
  });
}

const stopped: Fault = {
  name: 'stopped',
  what: 'site stopped (SIGTERM) during forms and PDFs, three times: every PDF that was begun arrives whole; a service manager restarts it',
  pagesMayFail: true,
  async apply(world) {
    stopProblems.length = 0;
    for (let round = 0; round < 3; round++) {
      const calm = world.surge(10);
      const { site } = world;
      const pdfs = await Promise.all(Array.from({ length: pdfsAtOnce }, () => requestPdf(site.port)));
      // So that the site has accepted them, which takes longer while it renders forms: what still waits in the queue of
      // connections when it closes is reset, and the visitor's browser tries again.
      await sleep(1000);
      site.launcher.kill('SIGTERM');
      const code = await waitForProcessExit(site.launcher);
      if (code !== 0) stopProblems.push(`the site ended with code ${code}`);
      const problems = await Promise.all(pdfs.map(({ problem }) => problem));
      stopProblems.push(...problems.filter((problem) => problem !== null));
      await startAgain(world);
      await calm();
    }
  },
  check: async () => [...stopProblems],
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

export const processFaults = [siteKilled, allKilled, stopped, clock];
