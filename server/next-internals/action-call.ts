// What a browser sends to call a server action. Next passes anything on to the action and responds with 500 if that fails, so what no page
// of ours sends is refused here. tests/unit/server/next-internals/action-arguments.test.ts keeps every action to this shape: the form data is its last argument.
const maxDepth = 40;
const maxValues = 20_000;

/** The id of a server action; its first byte says which arguments the action reads. */
export const ACTION_ID = /^[\da-f]{42}$/;

const formReference = /^\$K[\da-f]+$/;
const isForm = (value: unknown) => typeof value === 'string' && formReference.test(value);
// How React serialises what JSON does not have, and a second reference to an object (by row and path). Nothing else occurs in the state of a form.
const known = /^\$(\$|undefined$|Infinity$|-Infinity$|-0$|NaN$|D|n-?\d{1,50}$)/;
const mention = /^\$([01])((?::[^:]+)*)$/;

/** The number of arguments an action reads, from the first byte of its id (six bits, first argument first); null if it is not an id. */
export function argumentsOf(id: string): number | null {
  if (!ACTION_ID.test(id)) return null;
  const used = (Number.parseInt(id.slice(0, 2), 16) >> 1) & 0x3f;
  return used === 0 ? 0 : 6 - Math.log2(used & -used);
}

/** True for the arguments of a call by script: form states, then the form itself. */
export function isCall(id: string, args: unknown): boolean {
  const read = argumentsOf(id);
  // Next handles ids that do not exist.
  if (read === null) return Array.isArray(args);
  if (!Array.isArray(args) || args.length > 6) return false;
  if (read > 0 && !isForm(args[read - 1])) return false;
  const others = args.filter((value) => !isForm(value));
  return isState(others, 0, args);
}

/** True for the fields in which a form without JavaScript identifies its action: the id, and the states bound to it. */
export function isBoundCall(fields: FormData): boolean {
  const named = [...fields].filter(([name]) => /^\$ACTION_(ID|REF)_/.test(name));
  // That of the form and that of its button: each is looked up among all fields.
  if (named.length > 2) return false;
  for (const [name, value] of named) {
    if (name.startsWith('$ACTION_ID_')) {
      if ((argumentsOf(name.slice(11)) ?? 1) > 1) return false;
      continue;
    }
    if (typeof value !== 'string') return false;
    const own = `$ACTION_${name.slice('$ACTION_REF_'.length)}`;
    const action = parse(fields.get(`${own}:0`)) as { id?: unknown; bound?: unknown } | null | undefined;
    if (typeof action !== 'object' || action === null || typeof action.id !== 'string') return false;
    const states = action.bound === '$@1' ? parse(fields.get(`${own}:1`)) : action.bound === null ? [] : null;
    if (!Array.isArray(states) || !isState(states, 1, states)) return false;
    // The form itself comes last.
    if (states.length !== Math.max(argumentsOf(action.id) ?? states.length + 1, 1) - 1) return false;
  }
  return true;
}

/** The value of a JSON text, undefined if it is not valid JSON. */
export function parse(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True for plain data as React serialises it; references are by row and by the path from `root`. */
function isState(states: unknown[], row: 0 | 1, root: unknown[]): boolean {
  let left = maxValues;
  const holds = (value: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > maxDepth) return false;
    if (typeof value === 'string') return !value.startsWith('$') || known.test(value) || isMention(value, row, root);
    if (typeof value !== 'object' || value === null) return true;
    return Object.values(value).every((inner) => holds(inner, depth + 1));
  };
  return holds(states, 0);
}

/** True for a reference to an object that exists. */
function isMention(text: string, row: number, root: unknown[]): boolean {
  const [, number, path = ''] = mention.exec(text) ?? [];
  if (Number(number) !== row || path === '') return false;
  let at: unknown = root;
  for (const key of path.slice(1).split(':')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false;
    at = (at as Record<string, unknown>)[key];
  }
  return typeof at === 'object' && at !== null;
}
