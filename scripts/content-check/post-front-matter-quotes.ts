import type { ContentProblem } from '@/lib/content/content-problem';

/**
 * Texts in the head of a post that are not in quotes on both sides: a quote that stands alone would be shown, and
 * without quotes the text is not checked. A head that cannot be parsed is reported elsewhere.
 */
export function checkFrontMatterQuotes(file: string, text: string): ContentProblem[] {
  const head = /^---\r?\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  return head.split('\n').flatMap((row, index) => {
    const [, key, value] = /^(\w+):[ \t]*(\S.*?)\s*$/.exec(row) ?? [];
    if (!key || !value || /^"(?:.*)"$/.test(value)) return [];
    const begins = value.startsWith('"');
    const missing = begins ? 'a straight quote (") is missing at the end' : 'a straight quote (") is missing before it';
    const reason = begins || value.endsWith('"') ? missing : 'it stands without quotes';
    // The first line is that of the dashes.
    return [{ file, line: index + 2, text: `${key}: ${reason}: write ${key}: "…"` }];
  });
}
