import type { ContentProblem } from '@/lib/content/content-problem';
import type { Locale } from '@/lib/i18n/locales';
import type { LocatedText } from './located-texts';

/** Shorter texts, such as the name of a storage temperature, may be the same; a Chinese character is about a word. */
const minLength = (locale: Locale) => (locale === 'cn' ? 24 : 60);

const isMetaDescription = ({ file, key = '' }: LocatedText) =>
  file.endsWith('.mdx') ? key === 'description' : /(?:^|\.)metaDescription$/.test(key);

/** The group within which a text is there once: all products, one page, or all descriptions for search engines. */
function groupOf(snippet: LocatedText): string | null {
  if (isMetaDescription(snippet)) return 'descriptions';
  if (snippet.file.startsWith('content/products/')) return 'products';
  return snippet.file.startsWith('content/pages/') ? snippet.file : null;
}

/**
 * Hints at long texts that are there twice in a language: a paragraph that was copied and not rewritten. What several texts of
 * one file share with another file is one problem. Two pages may share a text, such as a claim.
 */
export function findRepeatedLongTexts(snippets: LocatedText[]): ContentProblem[] {
  const first = new Map<string, LocatedText>();
  const titles = new Map(snippets.filter(({ key }) => key === 'title').map(({ file, text }) => [file, text] as const));
  const repetitions = new Map<string, { snippet: LocatedText; other: LocatedText; count: number }>();
  for (const snippet of snippets) {
    const { file, key, locale } = snippet;
    const group = groupOf(snippet);
    const text = snippet.text.replace(/\s+/g, ' ').trim().toLowerCase();
    if (!group || !locale || text.length < minLength(locale)) continue;
    const identity = [group, locale, text].join('\0');
    const other = first.get(identity);
    if (!other) {
      first.set(identity, snippet);
      continue;
    }
    // A copy of a whole post is reported by its title.
    if (titles.has(file) && titles.get(file) === titles.get(other.file)) continue;
    const pair = `${group} ${file} ${other.file} ${file === other.file ? key : ''}`;
    const known = repetitions.get(pair);
    repetitions.set(pair, {
      snippet: known?.snippet ?? snippet,
      other: known?.other ?? other,
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...repetitions.values()].map(({ snippet, other, count }) => {
    const { file, key, offset } = snippet;
    const place = other.file === file ? `at '${other.key}'` : `in ${other.file} ('${other.key}')`;
    const more = count === 1 ? '' : count === 2 ? ', and another text too' : `, and ${count - 1} other texts too`;
    return {
      file,
      key,
      ...(offset === undefined ? {} : { offset }),
      text: `this text stands ${place} already${more}: write each of its own, or delete one`,
      weight: 'hint',
    };
  });
}
