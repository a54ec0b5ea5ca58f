/**
 * Where a JSON text cannot be read: line and column (from 1), and why, as a message for people who edit it by hand.
 */
export type JsonFault = { line: number; column: number; reason: string };

const closing = { '{': '}', '[': ']' } as const;
const curly = /[“”„«»‘’‹›]/;

class Fault extends Error {
  constructor(
    readonly at: number,
    reason: string,
  ) {
    super(reason);
  }
}

/**
 * The first fault of a JSON text; null if it is valid. Unlike JSON.parse, its text is the same on every version of
 * Node.js.
 */
export function findJsonFault(text: string): JsonFault | null {
  try {
    if (!text.trim()) throw new Fault(0, 'the file is empty: bring its text back, or delete it');
    const end = skip(text, value(text, skip(text, 0)));
    if (end < text.length) throw new Fault(end, `${shown(text, end)} stands after the end; delete what follows`);
    return null;
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const before = text.slice(0, fault.at).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, reason: fault.message };
  }
}

const shown = (text: string, at: number) =>
  at < text.length ? `'${text.slice(at).split('\n')[0]?.slice(0, 12)}'` : '';

function skip(text: string, from: number): number {
  let at = from;
  while (' \t\r\n'.includes(text[at] ?? 'x')) at += 1;
  if (text.startsWith('//', at) || text.startsWith('/*', at))
    throw new Fault(at, 'comments are not allowed; delete it');
  return at;
}

/** The position after the value that begins at `at`. */
function value(text: string, at: number): number {
  const first = text[at];
  if (first === undefined) throw new Fault(at, 'the file ends too early: a closing } or ] is missing');
  if (first === '{' || first === '[') return list(text, at, first);
  if (first === '"') return string(text, at);
  if (curly.test(first) || first === "'")
    throw new Fault(at, `texts begin and end with straight quotes ("), not ${first}`);
  const token = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/.exec(
    text.slice(at, at + 40),
  )?.[0];
  if (token) return at + token.length;
  if (first === ',') throw new Fault(at, 'there is a comma too many');
  if (first === '}' || first === ']') throw new Fault(at, `a value is missing before ${first}`);
  throw new Fault(at, noValueReason(text, at));
}

const truths: Record<string, string> = {
  true: 'true',
  yes: 'true',
  on: 'true',
  false: 'false',
  no: 'false',
  off: 'false',
};

/** Why what stands in the place of a value is none, with the value that was perhaps meant. */
function noValueReason(text: string, at: number): string {
  const [written = ''] = /^[^\s,\]}"]*/.exec(text.slice(at, at + 40)) ?? [];
  const meant = truths[written.toLowerCase()];
  if (meant) return `'${written}' is no value: write ${meant}, in small letters and without quotes`;
  const digits = written.replace(/^[−–+]/, (sign) => (sign === '+' ? '' : '-'));
  const number = digits.replace(/^(-?)\./, '$10.').replace(/^(-?)0+(?=\d)/, '$1');
  if (/^-?\d+(?:\.\d+)?$/.test(number)) return `'${written}' is no number here: write ${number}`;
  return `${shown(text, at)} is no value; put texts in straight quotes (")`;
}

function list(text: string, start: number, open: '{' | '['): number {
  const close = closing[open];
  let at = skip(text, start + 1);
  if (text[at] === close) return at + 1;
  for (;;) {
    if (open === '{') {
      if (text[at] !== '"') throw new Fault(at, keyReason(text, at));
      at = skip(text, string(text, at));
      if (text[at] !== ':') throw new Fault(at, 'a colon (:) is missing after the name');
      at = skip(text, at + 1);
    }
    const end = value(text, at);
    at = skip(text, end);
    if (text[at] === close) return at + 1;
    if (text[at] === ':' && open === '[')
      throw new Fault(at, 'a named entry stands in a list: { is missing before it, or ] further up');
    if (text[at] !== ',') throw new Fault(...afterValue(text, end, at, close));
    const comma = at;
    at = skip(text, at + 1);
    if (text[at] === close) throw new Fault(comma, `there is a comma too many before ${close}; delete it`);
  }
}

function keyReason(text: string, at: number): string {
  const first = text[at];
  if (first === undefined) return 'the file ends too early: a closing } is missing';
  if (first === ',') return 'there is a comma too many';
  if (/\d/.test(first)) return 'decimals are written with a point, such as 12.5';
  return `the name of an entry stands in straight quotes ("), but here is ${shown(text, at)}`;
}

/** What is wrong where a comma or the closing bracket should be. */
function afterValue(text: string, end: number, at: number, close: string): [number, string] {
  if (text[at] === undefined) return [at, `the file ends too early: a closing ${close} is missing`];
  if ('}]'.includes(text[at])) return [at, `${text[at]} closes what ${close} should close`];
  if (text.slice(end, at).includes('\n')) return [end, 'a comma is missing at the end of this line'];
  if (text[end - 1] !== '"')
    return [
      at,
      `${shown(text, at)} follows the end of a value: a number stands alone, and days and other texts in straight quotes (")`,
    ];
  return [
    at,
    `${shown(text, at)} follows the end of a text: a comma is missing, or there are straight quotes (") inside the text`,
  ];
}

function string(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const one = text[at] as string;
    if (one === '"') return at + 1;
    if (one === '\\') {
      if (!/^(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(text.slice(at + 1, at + 6)))
        throw new Fault(at, 'a backslash (\\) cannot stand in a text; delete it');
      at += 1;
    } else if (one === '\n' || one === '\r') {
      const end = curlyEnd(text.slice(start, at));
      throw new Fault(
        end < 0 ? at : start + end,
        end < 0
          ? 'the text is not closed with straight quotes (") on its line'
          : 'the text ends with a curly quotation mark; use straight quotes (")',
      );
    } else if (one < ' ') throw new Fault(at, 'an invisible control character stands in the text; delete it');
  }
  throw new Fault(text.length, 'the text is not closed with straight quotes (")');
}

/** Where a line that should end with straight quotes ends with curly ones; -1 if it does not. */
const curlyEnd = (line: string) => line.search(/[“”»](?=,?\s*$)/);
