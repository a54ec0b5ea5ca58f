import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type SupabaseVariables, startBackend } from '@/server/backend-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { anonClient } from '../db/clients';

// npm run bench:realtime: 200 subscribers of one table, which are 20 different accounts and the site, and 100 changes a
// second for 20 seconds. Every change must reach every subscriber once, in order, and 99 of 100 within a second.
// DATABASE_URL runs it on PostgreSQL (an empty database).
const subscribers = 200;
const accountCount = 20;
const seconds = 20;
const perBatch = 10;
const budgetMs = 1000;
const print = (text: string) => process.stdout.write(`${text}\n`);

const application = (email: string) => ({
  submission_key: randomUUID(),
  locale: 'en' as const,
  full_name: 'Load Test',
  business_name: 'Load Test',
  business_type: 'petStore' as const,
  email,
  phone: '+371 20000000',
  location: 'Rīga',
  agree_to_terms: true,
  consent_version: 'test',
});

async function salesToken(env: SupabaseVariables): Promise<string> {
  const service = createScriptSupabaseClient(env);
  const account = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  const { data, error } = await service.auth.admin.createUser({ ...account, email_confirm: true });
  if (error) throw error;
  await service.from('profiles').update({ role: 'sales' }).eq('user_id', data.user.id).throwOnError();
  const client = anonClient(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY);
  const signedIn = await client.auth.signInWithPassword(account);
  if (signedIn.error) throw signedIn.error;
  return signedIn.data.session.access_token;
}

/** A subscriber that records the number and the delay of each change. */
async function subscribe(env: SupabaseVariables, token: string | null, sentAt: Map<number, number>) {
  const key = token ? env.SUPABASE_PUBLISHABLE_KEY : env.SUPABASE_SECRET_KEY;
  const socket = new WebSocket(
    `${env.SUPABASE_URL.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`,
  );
  const numbers: number[] = [];
  const delays: number[] = [];
  const joined = new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const [, , , event, payload] = JSON.parse(String(data));
      if (event === 'system') payload.status === 'ok' ? resolve() : reject(new Error(payload.message));
      if (event !== 'postgres_changes') return;
      const number = Number(/\d+/.exec(payload.data.record.email)?.[0]);
      numbers.push(number);
      delays.push(performance.now() - (sentAt.get(number) ?? 0));
    });
  });
  await new Promise((resolve) => socket.on('open', resolve));
  const config = { postgres_changes: [{ event: 'INSERT', schema: 'public', table: 'partnership_applications' }] };
  socket.send(JSON.stringify(['1', '1', 'realtime:load', 'phx_join', { config, access_token: token }]));
  await joined;
  const heartbeat = setInterval(() => socket.send(JSON.stringify([null, '2', 'phoenix', 'heartbeat', {}])), 25_000);
  return {
    numbers,
    delays,
    close: () => {
      clearInterval(heartbeat);
      socket.terminate();
    },
  };
}

/** Resident memory of a process, in MB. */
const memory = (pid = 0) =>
  process.platform === 'linux'
    ? Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
    : 0;

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-realtime-'));
const backend = await startBackend(dataDir);
try {
  const { env } = backend;
  const service = createScriptSupabaseClient(env);
  const tokens: string[] = [];
  for (let index = 0; index < accountCount; index += 1) tokens.push(await salesToken(env));
  const idle = memory(backend.pid());
  const sentAt = new Map<number, number>();
  const clients: Awaited<ReturnType<typeof subscribe>>[] = [];
  for (let index = 0; index < subscribers; index += 1)
    clients.push(await subscribe(env, tokens[index % (accountCount + 1)] ?? null, sentAt));
  const subscribed = memory(backend.pid());

  let number = 0;
  const startedAt = performance.now();
  for (let batch = 0; batch < (seconds * 100) / perBatch; batch += 1) {
    const rows = Array.from({ length: perBatch }, () => {
      sentAt.set(number, performance.now());
      number += 1;
      return application(`load-${number - 1}@example.com`);
    });
    await service.from('partnership_applications').insert(rows).throwOnError();
    await sleep(Math.max(0, startedAt + ((batch + 1) * perBatch * 1000) / 100 - performance.now()));
  }
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  for (let waited = 0; waited < 100 && clients.some(({ numbers }) => numbers.length < number); waited += 1)
    await sleep(100);

  const delays = clients.flatMap((client) => client.delays).sort((one, other) => one - other);
  const percentile = (share: number) => Math.round(delays[Math.floor((delays.length - 1) * share)] ?? Number.NaN);
  const complete = clients.every(
    ({ numbers }) => numbers.length === number && numbers.every((value, index) => value === index),
  );
  print(
    `${subscribers} subscribers, ${number} changes in ${elapsedSeconds.toFixed(1)} s (${Math.round(number / elapsedSeconds)}/s)`,
  );
  print(`each once and in order: ${complete ? 'yes' : 'NO'}`);
  print(`delay: median ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, worst ${percentile(1)} ms`);
  print(
    `memory of the back end: ${idle} MB idle, ${subscribed} MB with subscribers, ${memory(backend.pid())} MB after`,
  );
  for (const client of clients) client.close();
  if (!complete || !(percentile(0.99) <= budgetMs)) process.exitCode = 1;
} finally {
  await backend.stop();
  rmSync(dataDir, { recursive: true });
}
