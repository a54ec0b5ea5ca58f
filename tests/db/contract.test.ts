import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as authJs from '@supabase/auth-js';
import * as functionsJs from '@supabase/functions-js';
import * as postgrestJs from '@supabase/postgrest-js';
import * as realtimeJs from '@supabase/realtime-js';
import * as storageJs from '@supabase/storage-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Context, methodsOf, openContext, outcomeOf } from './contract/case';
import { contractTable, end, parts, start } from './contract/table';

let context: Context;
beforeAll(async () => {
  context = await openContext();
});
const results: string[] = [];
afterAll(async () => {
  await context.close();
  process.stdout.write(`${results.join('\n')}\n`);
});

// A hosted project has settings of its own: there the results are printed, and only what works here must work there.
describe.each(parts)('$name', ({ name, object, cases }) => {
  test('every method of the installed client is in the table', () => {
    expect(Object.keys(cases).sort()).toEqual(methodsOf(object));
  });

  test.each(
    Object.entries(cases).flatMap(([method, one]) => (one.run ? [{ method, run: one.run, result: one.result }] : [])),
  )('$method: $result', async ({ method, run, result }) => {
    const outcome = await outcomeOf(run, context);
    results.push(`| ${name}.${method} | ${outcome} |`);
    expect(outcome).toBe(result);
  });
});

// Classes without calls to the back end of their own: state of a channel, and a builder of filter texts.
const withoutCalls = ['RealtimePresence', 'RealtimePostgresFilterBuilder', 'WebSocketFactory'];

test('every class of the installed packages is in the table', () => {
  const classes = [authJs, storageJs, realtimeJs, functionsJs, postgrestJs].flatMap((module) =>
    Object.values(module).filter(
      (value): value is typeof Object =>
        typeof value === 'function' && /^class\b/.test(String(value)) && !(value.prototype instanceof Error),
    ),
  );
  expect(classes.length).toBeGreaterThan(15);
  const missing = classes.filter((one) => !parts.some(({ object }) => object instanceof one));
  expect(missing.map(({ name }) => name).filter((name) => !withoutCalls.includes(name))).toEqual([]);
});

test('docs/back-end.md has this table; UPDATE_DOCS=1 writes it', () => {
  const file = path.resolve('docs/back-end.md');
  const text = readFileSync(file, 'utf8');
  const updated = text.slice(0, text.indexOf(start)) + contractTable() + text.slice(text.indexOf(end) + end.length);
  // `npm run format` aligns the columns.
  const plain = (page: string) => page.replace(/ +/g, ' ').replace(/-{2,}/g, '--');
  if (process.env.UPDATE_DOCS) writeFileSync(file, updated);
  else expect(plain(text)).toBe(plain(updated));
});
