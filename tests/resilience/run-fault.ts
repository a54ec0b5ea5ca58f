import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBackend } from '@/server/backend-process';
import { startPostgres } from '@/tests/postgres-server';
import { countSubmissions } from './count-submissions';
import type { DatabaseKind, Fault, FaultContext } from './fault';
import { startSenders } from './lead-senders';
import { startMailbox } from './mailbox';
import { startTestedSite } from './site';
import { startVisitors, summarizeRequests } from './visitors';

const calmMs = 5000;
const recoverySeconds = 120;
const acknowledgedAgain = 6;

/** The result of one fault. */
export type FaultReport = {
  fault: Fault;
  database: DatabaseKind;
  before: ReturnType<typeof summarizeRequests>;
  during: ReturnType<typeof summarizeRequests>;
  acknowledged: number;
  rejected: number;
  stored: number;
  doubled: number;
  lost: number;
  /** Emails that the mail server accepted more than once. */
  doubledMails: number;
  /** Seconds from the end of the fault until leads were accepted again. */
  recovery: number;
  problems: string[];
};

function temporaryFolder(onCleanup: FaultContext['onCleanup']): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fault-'));
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The load on the site: page requests per second, and the number of people who send forms. */
export type FaultLoad = { visitors: number; senders: number };

/** Starts a separate site, causes one fault under load, lets it recover and counts the stored data. */
export async function runFault(fault: Fault, load: FaultLoad, database: DatabaseKind): Promise<FaultReport> {
  const cleanup: (() => unknown)[] = [];
  const afterwards: (() => unknown)[] = [];
  const onCleanup = (work: () => unknown) => cleanup.unshift(work);
  const tidy = async () => {
    for (let work = cleanup.shift(); work; work = cleanup.shift()) await work();
  };
  try {
    const keep = (work: () => unknown) => afterwards.unshift(work);
    const dataDir = fault.dataDir?.(keep) ?? temporaryFolder(keep);
    const mailbox = await startMailbox();
    keep(mailbox.close);
    const postgres = database === 'PostgreSQL' ? await startPostgres([], fault.postgres, fault.postgresDisk) : null;
    if (postgres) keep(postgres.remove);
    const connection = postgres ? await fault.connect?.(postgres, keep) : undefined;
    // Also for what a fault starts itself.
    keep(setEnvironment({ SMTP_URL: mailbox.url, DATABASE_URL: postgres?.urlOf(), ...connection }));
    let site = await startTestedSite(dataDir, {
      BACKEND_LOG_LEVEL: 'error',
      ...(await fault.prepare?.(dataDir, onCleanup)),
    });
    onCleanup(() => site.stop());
    const visitors = startVisitors(() => site.url, load.visitors);
    onCleanup(visitors.stop);
    const senders = await startSenders(() => site.url, load.senders);
    const world: FaultContext = {
      dataDir,
      mailbox,
      postgres,
      get site() {
        return site;
      },
      replaceSite: (next) => {
        site = next;
      },
      acknowledged: () => senders.acknowledged.size,
      surge: senders.surge,
      onCleanup,
    };
    // The first responses after a start are slower and would distort the comparison.
    await sleep(2000);
    const start = performance.now();
    await sleep(calmMs);
    const applied = performance.now();
    await fault.apply(world);
    const ended = performance.now();
    await fault.repair?.(world);
    const recovery = await recovered(world);
    await senders.stop();
    visitors.stop();
    const problems = (await fault.check?.(world)) ?? [];
    await tidy();
    const found = await auditFolder(dataDir, senders.acknowledged.keys());
    const outcome: FaultReport = {
      fault,
      database,
      doubledMails: mailbox.doubled(),
      before: summarizeRequests(visitors.views, start, applied),
      during: summarizeRequests(visitors.views, applied, ended),
      acknowledged: senders.acknowledged.size,
      rejected: senders.counts().refused,
      recovery,
      ...found,
      problems,
    };
    problems.push(...verdict(outcome));
    return outcome;
  } finally {
    await tidy();
    for (const work of afterwards) await work();
  }
}

/** Sets variables for this process and its children; returns what sets them back. */
function setEnvironment(variables: Record<string, string | undefined>): () => void {
  const former = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  };
  for (const [name, value] of Object.entries(variables)) set(name, value);
  return () => {
    for (const [name, value] of former) set(name, value);
  };
}

async function recovered({ acknowledged }: FaultContext): Promise<number> {
  const since = performance.now();
  const before = acknowledged();
  while (acknowledged() < before + acknowledgedAgain) {
    if (performance.now() - since > recoverySeconds * 1000) return Number.POSITIVE_INFINITY;
    await sleep(50);
  }
  return (performance.now() - since) / 1000;
}

/** Counts on a newly started back end, so that only data on disk counts. */
async function auditFolder(dataDir: string, keys: Iterable<string>) {
  const backend = await startBackend(dataDir);
  try {
    return await countSubmissions(backend.env, keys);
  } finally {
    await backend.stop();
  }
}

function verdict({
  fault,
  before,
  during,
  lost,
  doubled,
  doubledMails,
  recovery,
  acknowledged,
}: FaultReport): string[] {
  const problems: string[] = [];
  if (lost > 0) problems.push(`${lost} acknowledged leads lost`);
  if (doubled > 0 && !fault.mayDouble) problems.push(`${doubled} leads stored twice`);
  if (doubledMails > 0) problems.push(`${doubledMails} emails sent twice`);
  if (acknowledged === 0) problems.push('nothing was acknowledged, so nothing was tested');
  if (!Number.isFinite(recovery)) problems.push('no lead was taken again');
  if (fault.pagesMayFail) return problems;
  const { failed } = during;
  if (failed.length > 0)
    problems.push(`${failed.length} pages failed (${failed[0]?.path}: ${failed[0]?.status || 'no answer'})`);
  if (before.failed.length > 0) problems.push(`${before.failed.length} pages failed before the fault`);
  const slowest = fault.slowest ?? Math.max(before.p99 * 2, before.p99 + 100);
  if (during.p99 > slowest) problems.push(`pages took ${Math.round(during.p99)} ms (99 %)`);
  return problems;
}
