import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { variables } from '@/lib/env';
import { environmentPage, variableRow } from '@/scripts/docs/environment';
import { internalVariables, toolVariables } from '@/scripts/docs/tool-variables';
import { variables as backEnd } from '@/supabase/embedded/settings';

test('docs/environment.md is what the code says: run `npm run docs`', () => {
  expect(readFileSync('docs/environment.md', 'utf8')).toBe(environmentPage());
});

test('a row tells what is taken, the default, and what is needed when', () => {
  const meta = (extra: object) => ({ description: 'Meaning.', ...extra });
  expect(
    variableRow(
      'A',
      z.coerce
        .number()
        .int()
        .min(1)
        .max(9)
        .default(2)
        .meta(meta({ built: true })),
    ),
  ).toEqual(['`A`', 'Meaning.', '1 to 9', '`2`', 'no', 'build']);
  expect(variableRow('B', z.url().meta(meta({}))).slice(2)).toEqual(['address', '', 'yes', 'start']);
  expect(
    variableRow(
      'C',
      z
        .enum(['x', 'y'])
        .optional()
        .meta(meta({ when: 'with A' })),
    ).slice(2),
  ).toEqual(['`x`, `y`', '', 'with A', 'start']);
  expect(() => variableRow('D', z.string())).toThrow('D has no description');
});

test('every variable that any program of the project reads is described', () => {
  const grep = ['grep', '-hoE', 'process\\.env\\.[A-Z][A-Z_]+', '--', '*.ts', '*.tsx', '*.mjs'];
  const read = execFileSync('git', grep, { encoding: 'utf8' }).trim().split('\n');
  const known = [...Object.keys({ ...variables.shape, ...backEnd.shape }), ...toolVariables.map(([name]) => name)];
  const names = new Set(read.map((match) => match.replace('process.env.', '')));
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => ![...known, ...internalVariables].includes(name))).toEqual([]);
});
