import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
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

const assertion = z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) });
const reportSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(assertion) })),
});

/** Runs the database tests of these names against a back end by the variables that select one. */
export async function runAgainst(env: SupabaseVariables, names: readonly string[], report: string) {
  const selected = Object.fromEntries(Object.entries(env).map(([name, value]) => [`TEST_${name}`, value]));
  const files = names.map((name) => `tests/db/${name}.test.ts`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/db/vitest.config.ts'];
  const { code, output } = await runNode([...vitest, ...files, '--reporter=json', `--outputFile=${report}`], {
    ...selected,
    TEST_TEMPLATES: path.dirname(inject('template')),
  });
  const { numPassedTests: passed, testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages }) =>
      status === 'failed' ? [`${fullName}: ${failureMessages.join('\n')}`] : [],
    ),
  );
  return { code, output, passed, failed };
}
