import { readdirSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { dayInGreece } from '@/lib/content/sale-dates';
import type { Locale } from '@/lib/i18n/locales';
import { withoutJoiners } from '@/lib/text/insert-joiners';
import { checkTerminology } from '@/scripts/content-check/terminology';
import { checkTypography } from '@/scripts/content-check/typography';
import { messagesOf } from './messages';

const blocks = 'p, li, dt, dd, td, th, h1, h2, h3, h4, figcaption, caption, summary, legend, label, option, button, a';
const onSaleFrom: string[] = readdirSync('content/products').flatMap(
  (slug) => JSON.parse(readFileSync(`content/products/${slug}/facts.json`, 'utf8')).availableFrom ?? [],
);
const spoken = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'data-tooltip'];

/**
 * Returns every text that a page shows or has read out, in one language: its blocks, the attributes that are read,
 * its title and its description. Text in another language, names that are not translated and titles of sources are
 * left out.
 */
export function textsOf(html: string): string[] {
  const root = parse(html, { comment: false });
  const head = [root.querySelector('title')?.textContent, content(root, 'description'), content(root, 'og:title')];
  const body = root.querySelector('body') ?? root;
  for (const other of body.querySelectorAll('script, style, template, svg, [lang], [translate="no"], [data-sources]'))
    other.remove();
  const attributes = body.querySelectorAll('*').flatMap((one) => spoken.map((name) => one.getAttribute(name)));
  const texts = [...head, ...attributes, ...visibleTexts(body)];
  return [...new Set(texts.map((text) => withoutJoiners(text ?? '').trim()).filter(Boolean))];
}

const content = (root: HTMLElement, name: string) =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

/**
 * The text of each block that contains no other one. Elements that are set apart by a style, such as the parts of a
 * fact, are apart here too. The page is searched once for each selector, because a search of every block takes longer
 * than all other checks of a page together.
 */
function visibleTexts(body: HTMLElement): string[] {
  const all = body.querySelectorAll(blocks);
  const wraps = new Set<HTMLElement>();
  for (const block of all)
    for (let above = block.parentNode; above && !wraps.has(above); above = above.parentNode) wraps.add(above);
  const found = new Set(all.filter((block) => !wraps.has(block)));
  const isInBlock = ({ parentNode }: HTMLElement): boolean =>
    parentNode !== null && (found.has(parentNode) || isInBlock(parentNode));
  // The children of a block that is a row itself are its words.
  const isApart = (part: HTMLElement) =>
    !part.parentNode || !found.has(part.parentNode) || part.tagName === 'BR' || part.classList.contains('block');
  for (const note of body.querySelectorAll('sup, .sr-only').filter(isInBlock)) note.remove();
  for (const part of body.querySelectorAll('.block, .flex > *, br'))
    if (isInBlock(part) && isApart(part)) part.insertAdjacentHTML('beforebegin', '\n');
  return [...found].map((block) => block.textContent.replace(/[ \t\n]*\n[ \t\n]*/g, ' · '));
}

/**
 * What the language would not write so (terms and claims it does not use, quotation marks, spaces, ranges, groups), and
 * announcements whose day has passed.
 */
export function pageTextProblems(html: string, locale: Locale): string[] {
  return textsOf(html).flatMap((text) => {
    const key = `${locale} ${text}`;
    const known = checked.get(key) ?? textProblems(text, locale);
    checked.set(key, known);
    return known;
  });
}

// Header, footer and many labels are the same on every page.
const checked = new Map<string, string[]>();

function textProblems(text: string, locale: Locale): string[] {
  const snippet = { file: 'page', text, locale, icu: false };
  const found = [...checkTerminology(snippet), ...checkTypography(snippet)].map((problem) => problem.text);
  if (pastNotice(locale)(text)) found.push('announces a day that has passed');
  return found.map((problem) => `${problem}: ${text.slice(0, 160)}`);
}

const notices = new Map<Locale, (text: string) => boolean>();

/** The notice of a food that is not sold yet, while there is no such food. */
function pastNotice(locale: Locale): (text: string) => boolean {
  const known = notices.get(locale);
  if (known) return known;
  const today = dayInGreece(new Date());
  const { notYetAvailable, availableFrom, availableSince } = withoutJoiners(messagesOf(locale).product);
  // Most languages use 'available from' for the past too.
  const [start = ''] = availableFrom === availableSince ? [notYetAvailable] : availableFrom.split('{date}');
  const isNotice = (text: string) => text.includes(notYetAvailable) || (text.startsWith(start) && /\d{4}/.test(text));
  const made = onSaleFrom.some((day) => day > today) ? () => false : isNotice;
  notices.set(locale, made);
  return made;
}
