import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { SupabaseVariables } from '@/server/backend-process';

const root = path.join(import.meta.dirname, '../..');

/** Started processes, to be ended with the tests. */
export const children: ChildProcess[] = [];

/** Runs a Node.js program in the project's folder; returns its exit code and its output. */
export async function runNode(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

// Tests that do not use the configured back end, or are skipped if there is one.
const apart = [
  ...['backup', 'backup-place', 'catalogue', 'ended-sessions', 'former-migrations', 'isolation', 'mail', 'mail-expiry'],
  ...['migrations', 'process', 'schema', 'session-limits', 'sign-in-notes'],
];

/** Runs the database tests against a back end by the variables that select one. */
export async function runContract(env: SupabaseVariables, report: string) {
  const named = Object.fromEntries(Object.entries(env).map(([name, value]) => [`TEST_${name}`, value]));
  const excluded = apart.flatMap((name) => ['--exclude', `tests/db/${name}.test.ts`]);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/db/vitest.config.ts'];
  const { code, output } = await runNode([...vitest, ...excluded, '--reporter=json', `--outputFile=${report}`], named);
  const counts = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
  const { numPassedTests, numFailedTests } = counts.parse(JSON.parse(readFileSync(report, 'utf8')));
  return { code, output, passed: numPassedTests, failed: numFailedTests };
}
