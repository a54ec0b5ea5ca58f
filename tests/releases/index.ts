/**
 * npm run test:releases: two releases of a copy of the project with tabs open in between, under `npm start` and `next
 * start`; with `-- --container`, under the server of a container. Takes two builds.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '@/scripts/chromium';
import { startBackend } from '@/server/backend-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { readActionNames } from '@/server/next-internals/action-ids';
import { requireFreePort } from '@/server/require-free-port';
import { buildProject, changeProject, copyWholeProject } from './project';
import { type ServingMode, serveBuild } from './serve';
import { openStaffTab } from './staff-tab';
import { openTabs, type Tab } from './tabs';

const { values } = parseArgs({ options: { container: { type: 'boolean', default: false } } });
const ways: ServingMode[] = values.container ? ['container'] : ['npm start', 'next start'];
const copy = copyWholeProject();
const dataDir = path.join(copy, '.data');
const backend = await startBackend(dataDir);
const env = { ...backend.env, DATA_DIR: dataDir };
const service = createScriptSupabaseClient(backend.env);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const senders: string[] = [];
const email = () => {
  const email = `tab-${senders.length}-${Date.now()}@shop.example`;
  senders.push(email);
  return email;
};
let failed = 0;
const actionIds = (folder: string) =>
  Object.fromEntries(Object.entries(readActionNames(path.join(folder, '.next'))).map(([id, name]) => [name, id]));
/** The actions in the modules that the next release moves. */
const movedActionNames = new Set(['submitPartnership', 'submitExportEnquiry', 'submitContactMessage', 'updateLead']);
const stops: (() => Promise<void>)[] = [];
const stopServers = async () => {
  for (const stop of stops.splice(0)) await stop();
};
try {
  await buildProject(copy, { DATA_DIR: dataDir }, values.container);
  const served: { way: ServingMode; port: number; tabs: Tab[] }[] = [];
  for (const way of ways) {
    const port = await requireFreePort(0);
    stops.push(await serveBuild(way, copy, port, env));
    const url = `http://localhost:${port}`;
    const tabs = await openTabs(browser, url, email);
    served.push({ way, port, tabs: [...tabs, await openStaffTab(browser, url, service)] });
  }
  await stopServers();
  const before = actionIds(copy);
  changeProject(copy);
  await buildProject(copy, { DATA_DIR: dataDir }, values.container);
  const moved = Object.keys(before).filter((name) => actionIds(copy)[name] !== before[name]);
  const isExpected = moved.length > 0 && moved.every((name) => movedActionNames.has(name));
  process.stdout.write(
    `${isExpected ? 'ok    ' : 'FAILED'}  ${Object.keys(before).length} actions, another id for ${moved.join(', ')}\n`,
  );
  if (!isExpected) failed += 1;
  for (const { way, port, tabs } of served) {
    stops.push(await serveBuild(way, copy, port, env));
    for (const { name, finish } of tabs)
      try {
        process.stdout.write(`ok      ${way}: ${name}: ${await finish()}\n`);
      } catch (error) {
        failed += 1;
        process.stdout.write(`FAILED  ${way}: ${name}: ${(error as Error).message}\n`);
      }
    await stopServers();
  }
  const rows = async (table: 'contact_messages' | 'newsletter_subscribers') =>
    (await service.from(table).select('email').in('email', senders).throwOnError()).data.map(({ email }) => email);
  const found = [...(await rows('contact_messages')), ...(await rows('newsletter_subscribers'))].sort();
  const complete = found.join() === [...senders].sort().join();
  process.stdout.write(
    `${complete ? 'ok    ' : 'FAILED'}  ${found.length} of ${senders.length} sent forms are stored, each once\n`,
  );
  if (!complete) failed += 1;
} finally {
  await stopServers();
  await browser.close();
  await backend.stop();
  rmSync(copy, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
