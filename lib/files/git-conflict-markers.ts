/** What to do about a merge conflict, for people who edit the file by hand. */
export const gitConflictMarkerMessage =
  'a merge conflict of git: keep the lines of one side, and delete the others and the lines <<<<<<<, |||||||, ======= and >>>>>>>';

// The common ancestor is always named; seven signs alone are an empty row of a table.
const namedMarks = /^(?:<{7}(?: |\r?$)|\|{7} [^|\r\n]+\r?$|>{7}(?: |\r?$))/m;
const middles = /^={7}\r?$/gm;

/** True where Markdown reads a line of `=` as the underline of a heading: directly below a line of text. */
function underlinesHeading(text: string, offset: number): boolean {
  const headEnd = text.startsWith('---') ? text.indexOf('\n---', 3) : 0;
  if (headEnd < 0 || offset < headEnd) return false;
  const above = text.slice(0, offset).split('\n').at(-2) ?? '';
  return /\S/.test(above) && !/^\s*(?:#|\||[-*+] )/.test(above);
}

/**
 * Where the lines with which git marks a merge conflict begin, also one of them that was left behind; -1 for none. In
 * Markdown the middle one alone may underline a heading, and is none then.
 */
export function findGitConflictMarker(text: string, format: 'json' | 'markdown'): number {
  const named = text.search(namedMarks);
  for (const { index } of text.matchAll(middles))
    if (named >= 0 || format === 'json' || !underlinesHeading(text, index))
      return named < 0 ? index : Math.min(named, index);
  return named;
}
