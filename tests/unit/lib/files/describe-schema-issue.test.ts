import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeSchemaIssue } from '@/lib/files/describe-schema-issue';

test.each([
  [z.number().positive(), 0, 'is too small: 0, more than 0'],
  [z.number().lt(10), 10, 'is too large: 10, less than 10'],
  [z.number().min(1), 0, 'is too small: 0, at least 1'],
  [z.number().max(10), 11, 'is too large: 11, at most 10'],
  [z.string().min(3), 'ab', 'is too short: 2 characters, at least 3'],
  [z.array(z.string()).max(1), ['a', 'b'], 'is too large: 2 entries, at most 1'],
])('a limit is named with its side: %#', (schema, value, text) => {
  expect(schema.safeParse(value, { error: describeSchemaIssue }).error?.issues[0]?.message).toBe(text);
});

test.each([
  [z.literal(true), 'yes', "is the text 'yes'; it can be true, without quotes"],
  [z.enum(['dog', 'cat']), 'dogs', "is the text 'dogs'; it can be 'dog', 'cat'"],
  [z.strictObject({}), { 'kcal ': 1 }, "has 'kcal ' with a space at its beginning or end, which nothing here reads"],
  [z.strictObject({}), { сode: 1 }, "has 'сode' with a letter that is not Latin, which nothing here reads"],
])('what cannot be seen, and what needs no quotes, is said: %#', (schema, value, text) => {
  expect(schema.safeParse(value, { error: describeSchemaIssue }).error?.issues[0]?.message).toContain(text);
});
