import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { collectGarbageWhileIdle } from '@/lib/collect-garbage-while-idle';
import { checkEnvironment } from '@/lib/config/env';
import { sitePaths } from '@/lib/config/site-paths';
import { assertPublishableSiteUrl } from '@/lib/config/site-url-check';
import { contentCheckReportFile } from '@/lib/content/read-content-check-report';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { captureProcessErrors, ignoreClosedOutputErrors } from '@/lib/observability/process-output';
import { createProgramLog } from '@/lib/observability/program-log';
import { mapStackToSourcePositions } from '@/lib/observability/source-mapped-stack';
import { acquireLockFile, findLiveLockOwner, LockFileHeldError } from '@/server/embedded-supabase/lock-file';
import { type SupabaseVariables, startBackend } from './backend-process';
import { type BuildStage, computeSourceStamps, isBuildPartCurrent } from './build/build-stamps';
import { runCataloguePdfAndOgCardScripts, runDeferredBuildSteps } from './build/deferred-build-steps';
import { generateMissingArt } from './build/generate-missing-art';
import {
  startLoggedProgram,
  startLoggedService,
  startNodeProcess,
  stopProcess,
  waitForProcessExit,
} from './child-process';
import { createScriptSupabaseClient } from './create-script-supabase-client';
import { ensureDataFolder } from './ensure-data-folder';
import { findEnvFileProblems, summarizeEnvironment } from './environment-report';
import { buildLocalSiteUrl, resolveListenHost } from './http/listen-address';
import { flushLogLines } from './log-lines';
import { loadEnvironment, resolveDataFolder } from './project-environment';
import { requireFreePort } from './require-free-port';
import { seedStores } from './seed-stores';
import { printError, printLine, printStepDuration, switchOutputToLog } from './terminal-output';
import { awaitBackendCliOption, backendReadyMessage } from './wait-until-launcher-reports-backend';

ignoreClosedOutputErrors();
// A terminal is read by a person, everything else by a program: the journal, Docker, a file.
if (!process.argv.includes('--dev') && !process.stdout.isTTY) {
  switchOutputToLog('launcher');
  captureProcessErrors(createProgramLog('launcher'));
} else {
  // Node's own source maps would take 8 MB for as long as the site runs.
  process.on('uncaughtException', (error) => {
    printError(mapStackToSourcePositions(error.stack ?? String(error)));
    process.exit(1);
  });
}
const { values: flags } = parseArgs({
  options: { dev: { type: 'boolean', default: false }, 'backend-only': { type: 'boolean', default: false } },
});
const envFiles = loadEnvironment(flags.dev);

const dataDir = resolveDataFolder();
const nextBin = process.env.NEXT_BIN || 'node_modules/next/dist/bin/next';
const port = Number(process.env.PORT || 3000);
// The development server trusts no proxy.
const host = resolveListenHost(process.env.LISTEN_ADDRESS, !flags.dev && Number(process.env.TRUSTED_PROXIES || 0) > 0);
const siteUrl = buildLocalSiteUrl(host, port);

const withContent = ['--conditions=react-server', '--import', 'tsx'];

let startedAt = 0;
let backend: Awaited<ReturnType<typeof startBackend>> | null = null;
let site: ChildProcess | null = null;
let drawing: ChildProcess | null = null;
let checking: ChildProcess | null = null;
let reading: ChildProcess | null = null;
let lock: ReturnType<typeof acquireLockFile> | null = null;
let leaving: Promise<never> | null = null;

function leave(code: number): Promise<never> {
  leaving ??= (async () => {
    backend?.stopRestarting();
    if (drawing) await stopProcess(drawing);
    if (checking) await stopProcess(checking);
    if (reading) await stopProcess(reading);
    if (site) await stopProcess(site);
    await backend?.stop();
    lock?.release();
    await flushLogLines();
    process.exit(code);
  })();
  return leaving;
}

/**
 * Requests the pages that are not in memory, so that no visitor waits for them; a URL that does not exist loads the
 * rest of Next.
 */
async function warmUp(url: string) {
  const storeLocatorPaths = localeCodes.map((locale) => localePath(locale, sitePaths.storeLocator));
  // What fails here fails for visitors too, and is in the log.
  for (const path of [...storeLocatorPaths, `${storeLocatorPaths[0]}/stores.json`, '/-'])
    await fetch(`${url}${path}`).then(
      (response) => response.arrayBuffer(),
      () => {},
    );
}

/** True when at least one administrator exists; throws when the back end does not respond. */
async function hasAdmin(env: SupabaseVariables): Promise<boolean> {
  const { data, error } = await createScriptSupabaseClient(env)
    .from('profiles')
    .select('user_id')
    .eq('role', 'admin')
    .limit(1);
  if (error) throw new Error(`Could not look for administrators: ${error.message}`);
  return data.length > 0;
}

async function announce(url: string, env: SupabaseVariables | null) {
  while (!leaving) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(30_000), redirect: 'manual' });
      break;
    } catch {
      await sleep(100);
    }
  }
  if (leaving) return;
  // A build knows only the sample stores; the running site shows those of its database.
  if (env && !flags.dev) {
    const headers = { authorization: `Bearer ${env.SUPABASE_SECRET_KEY}` };
    const { status } = await fetch(`${url}/api/revalidate`, { method: 'POST', headers });
    if (status !== 204) printError(`The store pages were not refreshed (status ${status}).`);
  }
  printStepDuration('Started', performance.now() - startedAt);
  printLine(`Ready: ${url}`);
  if (env && !(await hasAdmin(env))) {
    printLine('No administrator exists yet. Create one: npm run staff:create -- --email you@example.com --role admin');
  }
}

async function main() {
  checkEnvironment();
  if (!flags.dev) assertPublishableSiteUrl();
  for (const line of findEnvFileProblems(envFiles)) printError(line);
  printLine(summarizeEnvironment(process.env));
  const hosted = Boolean(process.env.SUPABASE_URL);
  const problem = hosted ? null : ensureDataFolder(dataDir);
  if (problem) throw new Error(problem);
  if (!hosted) {
    lock = acquireLockFile(path.join(dataDir, 'launcher.lock'), { url: siteUrl });
  }
  process.on('SIGINT', () => leave(0));
  process.on('SIGTERM', () => leave(0));
  if (!flags['backend-only']) {
    await requireFreePort(port, host).catch(() => {
      throw new Error(`Port ${port} is in use. Stop the program that uses it, or set PORT to another number.`);
    });
  }

  let resolveVariables: (env: SupabaseVariables) => void = () => {};
  const variables = new Promise<SupabaseVariables>((resolve) => {
    resolveVariables = resolve;
  });
  const starting = hosted ? null : startBackend(dataDir, 0, resolveVariables);
  starting?.catch(() => {});
  const stamps = flags.dev || flags['backend-only'] ? null : computeSourceStamps();
  if (stamps && !isBuildPartCurrent('served', stamps)) {
    // A program of its own, whose memory is free again when it has ended.
    site = startLoggedProgram('server/build/index.ts', ['--pages'], {}, 'build');
    const code = await waitForProcessExit(site);
    site = null;
    if (code !== 0 && !leaving) {
      backend = (await starting) ?? null;
      await leave(code);
    }
  }
  startedAt = performance.now();
  // Two processors load both at the same time; the site accepts no request before its back end responds.
  if (!flags.dev && !flags['backend-only'] && !leaving)
    startSite(starting && (await Promise.race([variables, starting.then(({ env }) => env)])));
  backend = (await starting) ?? null;
  if (leaving) {
    await backend?.stop();
    return;
  }

  if (backend) await seedStores(backend.env);
  if (flags['backend-only']) {
    printLine(`Back end: ${backend?.env.SUPABASE_URL ?? process.env.SUPABASE_URL}`);
    return;
  }
  if (flags.dev) {
    startSite(backend?.env ?? null);
    // Its report is the first thing that the browser shows.
    const args = ['--watch', '--out', contentCheckReportFile];
    checking = startNodeProcess('scripts/content-check/launch.mjs', args, {}, ['--conditions=react-server']);
  }
  if (backend) site?.send(backendReadyMessage);
  await announce(siteUrl, backend?.env ?? null);
  if (!leaving) await followUp(stamps);
  collectGarbageWhileIdle();
}

/** Starts the site with the variables of a back end that may still be starting; null for one elsewhere. */
function startSite(backendEnv: SupabaseVariables | null) {
  const env = { NODE_ENV: flags.dev ? 'development' : 'production', PORT: String(port), ...backendEnv };
  // In production our own server is in front of Next and adds one entry to X-Forwarded-For.
  const proxies = Number(process.env.TRUSTED_PROXIES ?? 0) + 1;
  const args = backendEnv ? [awaitBackendCliOption] : [];
  site = flags.dev
    ? startNodeProcess(nextBin, ['dev', '--port', String(port), ...(host ? ['--hostname', host] : [])], env)
    : startLoggedService('server/web-server.ts', args, { ...env, TRUSTED_PROXIES: String(proxies) }, 'site');
  waitForProcessExit(site).then((code) => {
    if (leaving) return;
    printError(`The site ended unexpectedly (exit code ${code}).`);
    site = null;
    leave(code || 1);
  });
}

/** What the site can do without at first. Failures are printed by the programs that do the work. */
async function followUp(stamps: Record<BuildStage, string> | null) {
  const onStart = (child: ChildProcess) => {
    drawing = child;
  };
  if (!stamps) {
    await generateMissingArt(onStart);
    await runCataloguePdfAndOgCardScripts(onStart);
    // The marks and pages of the texts, which nobody needs at once.
    reading = startNodeProcess('scripts/texts/write-text-inventory.ts', ['--watch'], {}, withContent);
    return;
  }
  await warmUp(siteUrl);
  if (!isBuildPartCurrent('finished', stamps)) await runDeferredBuildSteps(stamps, onStart, () => site?.send('reload'));
}

main().catch((error) => {
  printError((error as Error).message);
  if (error instanceof LockFileHeldError) {
    const running = findLiveLockOwner(path.join(dataDir, 'backend.lock'));
    if (running?.url) printError(`Its back end is at ${running.url}.`);
  }
  leave(1);
});
