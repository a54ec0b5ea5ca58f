import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listFilesBelow } from '@/lib/files/list-files';
import { hostileText } from '@/tests/resilience/hostile-text';

const root = path.join(import.meta.dirname, '../../..');

/** Returns every file that exports a schema of a boundary: forms, content files, feeding profiles. */
function schemaFiles(): string[] {
  return ['lib', 'components', 'app']
    .flatMap((folder) => listFilesBelow(path.join(root, folder)))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /^export const \w*[sS]chema\b/m.test(readFileSync(file, 'utf8')))
    .sort();
}

type Schema = { safeParse: (value: unknown) => { success: boolean; data?: unknown } };
const isSchema = (value: unknown): value is Schema & z.ZodType =>
  typeof value === 'object' && value !== null && 'safeParse' in value && '_zod' in value;

const schemas: [string, Schema & z.ZodType][] = [];
for (const file of schemaFiles()) {
  const exported: Record<string, unknown> = await import(file);
  for (const [name, value] of Object.entries(exported)) if (isSchema(value)) schemas.push([name, value]);
}

type Json = { [key: string]: unknown };

/** Generates values that nearly match a JSON schema: the right shape with hostile leaves, sometimes anything else. */
function nearly(schema: Json): fc.Arbitrary<unknown> {
  const fitting = fits(schema);
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.anything() },
  );
}

function fits(schema: Json): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object') return fc.anything();
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return fc.oneof(...choices.map(nearly));
  if (schema.type === 'object' || schema.properties) {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
    return fc.record(Object.fromEntries(properties.map(([name, part]) => [name, nearly(part)])), { requiredKeys: [] });
  }
  if (schema.type === 'array')
    return fc.array(nearly(((Array.isArray(schema.items) ? schema.items[0] : schema.items) ?? {}) as Json), {
      maxLength: 5,
    });
  if (schema.type === 'number' || schema.type === 'integer') return fc.oneof(fc.integer(), fc.double());
  if (schema.type === 'boolean') return fc.boolean();
  return hostileText;
}

describe('schemas of the boundaries', () => {
  test('are all covered here', () => {
    expect(schemas.length).toBeGreaterThanOrEqual(20);
  });

  test.each(schemas)('%s parses any input without throwing', (_name, schema) => {
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
    fc.assert(
      fc.property(nearly(shape), (value) => {
        const first = schema.safeParse(value);

        expect(typeof first.success).toBe('boolean');
      }),
      { numRuns: 200 },
    );
  });

  test.each(schemas)('%s returns only its own fields of an object', (_name, schema) => {
    for (const text of ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}']) {
      const { success, data } = schema.safeParse(JSON.parse(text));
      if (success) expect(data).not.toHaveProperty('admin');
    }
    expect({}).not.toHaveProperty('admin');
  });
});
