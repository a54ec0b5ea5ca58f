import type { ContentProblem } from '@/lib/content/content-problem';
import type { LocatedText } from './located-texts';

type Place = { file: RegExp; key: RegExp; noun: string; max: number };

// search-result-width.ts limits the titles of pages.
const titles = /^pageTitles\./;
const messages = /^messages\//;
const pages = /^content\/pages\//;
const dictionaries = /^content\/dictionaries\//;

/**
 * The places with little room, and how many letters fit: at least a quarter more than the longest text had, in any
 * language, when the limit was set. Schemas and the width of search results limit the others. The first that
 * matches counts.
 */
export const limitedPlaces: Place[] = [
  { file: messages, key: /^nav\.\w+Hint$/, noun: 'a line of the menu', max: 110 },
  { file: messages, key: /^(?:nav|common)\./, noun: 'a link of the menu', max: 45 },
  {
    file: messages,
    key: /(?:^|\.)(?:accept|back|button|close|dismiss|home|learnMore|open|reload|save|send|submit|submitting)$/,
    noun: 'a button',
    max: 60,
  },
  { file: messages, key: /(?:^|\.)(?:eyebrow|heading|label|name|subject|title)$/i, noun: 'a heading', max: 120 },
  { file: messages, key: /./, noun: 'a text of the interface', max: 700 },
  { file: pages, key: /(?:^|\.)eyebrow$/, noun: 'a line above a heading', max: 70 },
  { file: pages, key: /(?:^|\.)(?:heading|title)$/, noun: 'a heading', max: 120 },
  { file: pages, key: /^lead$/, noun: 'an introduction', max: 450 },
  { file: pages, key: /\.note$/, noun: 'a note', max: 400 },
  { file: dictionaries, key: /^lines\.[\w-]+\.description$/, noun: 'a description of a line', max: 200 },
  { file: dictionaries, key: /./, noun: 'a name in a list', max: 110 },
  { file: /^content\/hero\.json$/, key: /\.title$/, noun: 'a heading', max: 90 },
  { file: /^content\/hero\.json$/, key: /\.text$/, noun: 'a text over a picture', max: 300 },
];

/** The number of letters of a text as visitors read it; an ideograph is as wide as two. */
export function countLetterWidths(text: string): number {
  const shown = text.replace(/<\/?\w+>/g, '');
  return [...shown].length + (shown.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu)?.length ?? 0);
}

// Of the forms of a message, only one is shown.
const hasForms = ({ icu, text }: LocatedText) => icu && /,\s*(?:plural|select)/.test(text);

/** The place of a text that has little room; undefined if it has enough, or one that another check limits. */
export const placeOfText = ({ file, key = '' }: LocatedText) =>
  titles.test(key) ? undefined : limitedPlaces.find((place) => place.file.test(file) && place.key.test(key));

/** Texts that are too long for their place in any language. */
export function checkTextLength(snippet: LocatedText): ContentProblem[] {
  const place = placeOfText(snippet);
  const width = countLetterWidths(snippet.text);
  if (!place || width <= place.max || hasForms(snippet)) return [];
  const text = `has ${width} letters; ${place.noun} has room for ${place.max}: make it shorter`;
  return [{ file: snippet.file, key: snippet.key, text }];
}

/** Labels are short in most languages; a longer text is written as freely as its language needs. */
const label = { max: 60, minLimit: 60, factor: 2.5 };

/** Labels of the interface that are much longer in one language than in the others. */
export function checkLabelLengths(snippets: readonly LocatedText[]): ContentProblem[] {
  const labels = new Map<string, { snippet: LocatedText; width: number }[]>();
  for (const snippet of snippets) {
    if (!snippet.icu || hasForms(snippet) || titles.test(snippet.key ?? '')) continue;
    const subject = `${snippet.file.slice(0, snippet.file.lastIndexOf('/'))} ${snippet.key}`;
    labels.set(subject, [...(labels.get(subject) ?? []), { snippet, width: countLetterWidths(snippet.text) }]);
  }
  return [...labels.values()].flatMap((texts) => {
    const usual = texts.map(({ width }) => width).sort((a, b) => a - b)[Math.floor((texts.length - 1) / 2)] ?? 0;
    const limit = Math.max(label.minLimit, Math.round(usual * label.factor));
    if (usual > label.max) return [];
    return texts.flatMap(({ snippet, width }) => {
      // Where the place is known to be too small, the number of letters that fit is better advice.
      if (width <= limit || checkTextLength(snippet).length > 0) return [];
      const text = `has ${width} letters, in the other languages about ${usual}, so that there is no room for it: write at most ${limit}`;
      return [{ file: snippet.file, key: snippet.key, text }];
    });
  });
}
