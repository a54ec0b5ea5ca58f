import type { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group in { }',
  record: 'a group in { }',
};

/** What a value is, for people who write content: `the number 3`, `a list`. */
export function describeValueKind(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'string') return `the text '${value.slice(0, 40)}'`;
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'a group' : String(value);
}

const size = (value: unknown) => (Array.isArray(value) || typeof value === 'string' ? value.length : Number(value));
const unit = (origin: string) => (origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '');

const describeLiteral = (value: unknown) =>
  typeof value === 'string' ? `'${value}'` : `${String(value)}, without quotes`;

/** The name of an entry that nothing reads, with what cannot be seen in it. */
function describeEntryName(name: string): string {
  if (name !== name.trim()) return `'${name}' with a space at its beginning or end`;
  return /[^ -~]/.test(name) ? `'${name}' with a letter that is not Latin` : `'${name}'`;
}

/** What is wrong with a value, for people who write content; undefined leaves a schema library's own message. */
export function describeSchemaIssue(issue: RawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined) return 'is missing';
      return `should be ${kinds[issue.expected] ?? issue.expected}, not ${describeValueKind(input)}`;
    case 'too_small': {
      if (issue.origin === 'string' && !String(input).trim()) return 'is empty';
      const what = issue.origin === 'string' ? 'short' : 'small';
      const limit = `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
      return `is too ${what}: ${size(input)}${unit(issue.origin)}, ${limit}`;
    }
    case 'too_big': {
      const what = issue.origin === 'string' ? 'long' : 'large';
      const limit = `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`;
      return `is too ${what}: ${size(input)}${unit(issue.origin)}, ${limit}`;
    }
    case 'unrecognized_keys':
      return `has ${issue.keys.map(describeEntryName).join(', ')}, which nothing here reads: delete it or correct its name`;
    case 'invalid_value':
      if (input === undefined) return 'is missing';
      return `is ${describeValueKind(input)}; it can be ${issue.values.map(describeLiteral).join(', ')}`;
    case 'not_multiple_of':
      return `is ${input}, which has too many digits: give it in steps of ${issue.divisor}`;
    case 'invalid_format':
      if (issue.format === 'date') return 'no such day; days are written as 2026-12-31';
      return `is '${String(input).slice(0, 60)}', which is not a valid ${formatName(issue.format)}`;
    default:
      return undefined;
  }
}

const names: Record<string, string> = {
  url: 'address (https://…)',
  email: 'email address',
  time: 'time such as 09:00',
};
const formatName = (format: string) => names[format] ?? 'value here';
