/** An error as PostgREST sends it. */
export type RestError = { code: string; message: string; details: string | null; hint: string | null };

const patternList = /((?:^|[.,(])(?:i?like)\((?:any|all)\)\.)(\{(?:"(?:[^"\\]|\\.)*"|[^{}"])*\})/g;
const quotedKey = /(->>?)"(\w+)"/g;
const comparison = /^((?:not\.)?(?:eq|neq|gt|gte|lt|lte|isdistinct)\.)(.*)$/s;
const quotedOrListed = /"(?:[^"\\]|\\.)*"|(?<=[(,])[^(),"]+(?=[),])/g;
const quotedOrCompared = /"(?:[^"\\]|\\.)*"|(?<=\.(?:eq|neq|gt|gte|lt|lte|isdistinct)\.)[^(),"]+(?=[),])/g;
const logicTree = /(^|\.)(and|or)$/;

const error = (code: string, message: string, details: string): RestError => ({ code, message, details, hint: null });

/** True for a text that the server underneath takes for another value, such as 1.5 for '1.50' in a column of texts. */
const isMisread = (value: string) =>
  /^(true|false|null)$/i.test(value) ||
  (value.trim() !== '' && Number.isFinite(Number(value)) && String(Number(value)) !== value);

const quote = (value: string) => `"${value}"`;
const quoteMisread = (value: string) => (isMisread(value) ? quote(value) : value);

/** A filter or logic tree whose values stay as they were sent: PostgreSQL reads a text by the type of the column. */
function quoteMisreadValues(value: string, isTree: boolean): string {
  if (isTree) return value.replace(quotedOrCompared, quoteMisread).replace(/(?<=\.in\.)\([^()]*\)/g, quoteListed);
  if (/^(not\.)?in\.\(/.test(value)) return quoteListed(value);
  const [, operator, compared = ''] = comparison.exec(value) ?? [];
  if (operator === undefined) return value;
  // Quotes are part of the value here, and only in lists and trees around it.
  return operator + (compared.startsWith('"') ? quote(compared) : quoteMisread(compared));
}

const quoteListed = (list: string) => list.replace(quotedOrListed, quoteMisread);

const notFilters = /(^|\.)(select|columns|on_conflict|order|limit|offset)$/;

/** True when a spread embed contains another embed: the server underneath leaves that one out of the rows. */
function hasEmbedInSpread(select: string): boolean {
  // A quoted name may contain anything.
  const text = select.replace(/"(?:[^"\\]|\\.)*"/g, 'x');
  const spreads: boolean[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '(') {
      const name = text.slice(start, at).trim();
      const isAggregate = /\.\w+$/.test(name.replace(/^\.\.\./, ''));
      if (spreads.includes(true) && !isAggregate) return true;
      spreads.push(name.startsWith('...'));
    }
    if (character === ')') spreads.pop();
    if (character === '(' || character === ')' || character === ',') start = at + 1;
  }
  return false;
}

/**
 * Changes the parameters of a REST request to what the server underneath reads as PostgREST would, and returns the
 * error for one that it would misread; null when there is none. The arguments of a function call may have any form.
 */
export function rewriteRestQuery(parameters: URLSearchParams, isFunctionCall: boolean): RestError | null {
  const rewritten: [string, string][] = [];
  for (const [givenName, givenValue] of parameters) {
    const isTree = logicTree.test(givenName);
    if (/(^|\.)(limit|offset)$/.test(givenName) && !/^-?\d+$/.test(givenValue)) {
      const message = `"failed to parse ${givenName} (${givenValue.slice(0, 100)})"`;
      return error('PGRST100', message, 'A whole number is expected');
    }
    if (givenName === 'select' && hasEmbedInSpread(givenValue))
      return error(
        'PGRST127',
        'Feature not implemented',
        'An embedded resource inside of a spread one is not supported',
      );
    const name = givenName.replace(quotedKey, '$1$2');
    let value = givenValue.replace(patternList, (_whole, operator: string, list: string) => {
      return operator + list.replaceAll('*', '%');
    });
    if (!notFilters.test(name) && !isFunctionCall) value = quoteMisreadValues(value, isTree);
    if (isTree || /(^|\.)order$/.test(givenName)) value = value.replace(quotedKey, '$1$2');
    if (/->>?"/.test(name))
      return error(
        'PGRST100',
        `"failed to parse filter (${name.slice(0, 100)})"`,
        'The key of the path is not supported',
      );
    rewritten.push([name, value]);
  }
  for (const name of new Set(parameters.keys())) parameters.delete(name);
  for (const [name, value] of rewritten) parameters.append(name, value);
  return null;
}
