import { z } from 'zod';

/** One condition of a `postgres_changes` subscription, as realtime.matches() in the database evaluates it. */
export type PostgresChangesFilter = { column: string; operator: string; value: unknown; negate: boolean };

const condition = /^([^=]+)=(not\.)?(eq|neq|lt|lte|gt|gte|in|like|ilike|is|match|imatch|isdistinct)\.(.*)$/s;

/** Splits at commas outside of quotes and brackets. */
function splitList(text: string): string[] {
  const items = [''];
  let quoted = false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if (character === ',' && !quoted && depth === 0) {
      items.push('');
      continue;
    }
    if (character === '"') quoted = !quoted;
    if (!quoted && character === '(') depth += 1;
    if (!quoted && character === ')') depth -= 1;
    items[items.length - 1] += character;
    if (quoted && character === '\\') {
      at += 1;
      items[items.length - 1] += text[at] ?? '';
    }
  }
  return items;
}

const unquote = (text: string) =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text;

function parseCondition(text: string): PostgresChangesFilter | null {
  const [, column, not, operator, value = ''] = condition.exec(text) ?? [];
  if (!column || !operator) return null;
  const negate = Boolean(not);
  if (operator !== 'in') return { column: column.trim(), operator, value: unquote(value), negate };
  const list = /^\((.*)\)$/s.exec(value)?.[1];
  return list === undefined
    ? null
    : { column: column.trim(), operator, value: splitList(list).map((item) => unquote(item.trim())), negate };
}

/** The conditions of a filter such as `status=eq.new,id=in.(1,2)`; null when it is malformed. */
export function tryParsePostgresChangesFilter(text: string | undefined): PostgresChangesFilter[] | null {
  const trimmed = text?.trim();
  if (!trimmed) return [];
  const parsed = splitList(trimmed).map(parseCondition);
  return parsed.every((filter) => filter !== null) ? parsed : null;
}

/** One binding of a channel, as realtime-js sends it. */
export const changeBindingSchema = z.looseObject({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']).or(z.string().max(20)),
  schema: z.string().min(1).max(63).default('public'),
  table: z.string().min(1).max(63).optional(),
  filter: z.string().max(4000).nullish(),
  select: z.array(z.string().max(63)).max(200).optional(),
});
export type ChangeBinding = z.infer<typeof changeBindingSchema>;
