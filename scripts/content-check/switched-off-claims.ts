import { readFileSync } from 'node:fs';
import { listContent } from '@/lib/content/read-content';
import { benefitId, entryId, pagesWithClaims, switchableSection } from '@/lib/content/switchable-ids';
import { getSwitchedOffIds, isSwitchedOff } from '@/lib/content/switched-off';
import type { Locale } from '@/lib/i18n/locales';

/** A claim that a language leaves out, and the phrases by which its sentences may still state it. */
export type SwitchedOffClaim = { id: string; phrases: string[] };

/** What a language leaves out of the texts: the keys of its own files that no page shows, and the claims. */
export type SwitchedOffContent = { keys: Map<string, string[]>; claims: SwitchedOffClaim[] };

type Page = { sections: { id: string; items?: { key?: string; title: string }[] }[] };
type Product = { benefits: unknown[] };
const read = (file: string) => JSON.parse(readFileSync(`content/${file}`, 'utf8'));

/** Titles whose words are a claim wherever they stand; those of other kinds, such as 'Water', are not. */
const withTitle = ['claims', 'certifications', 'slides'] as const;

/**
 * What a language leaves out. `claimPhrases` are the phrases of its term file by claim, such as `certifications.fediaf`;
 * the title of the claim is one of them. Throws ContentError if content/switched-off.json is bad.
 */
export function collectSwitchedOffContent(locale: Locale, claimPhrases: Record<string, string[]>): SwitchedOffContent {
  const off = getSwitchedOffIds(locale);
  const keys = new Map<string, string[]>();
  const titles = new Map<string, string[]>();
  if (Object.values(off).every((ids) => ids.length === 0)) return { keys, claims: [] };
  const leaveOut = (file: string, key: string) => keys.set(file, [...(keys.get(file) ?? []), key]);
  const title = (id: string, text: string) => titles.set(id, [...(titles.get(id) ?? []), text.replace(/[.。]$/, '')]);

  for (const page of pagesWithClaims)
    for (const [at, { id, items = [] }] of (read(`pages/${page}/${locale}.json`) as Page).sections.entries()) {
      const found = switchableSection(page, id);
      if (!found) continue;
      const shown = items.filter(({ key = '', title: text }, index) => {
        const own = entryId(found.kind, page, id, key);
        if (!isSwitchedOff(locale, found.kind, own)) return true;
        leaveOut(`content/pages/${page}/${locale}.json`, `sections.${at}.items.${index}`);
        if (withTitle.some((kind) => kind === found.kind)) title(`${found.kind}.${own}`, text);
        return false;
      });
      // Heading, introduction and note go with the last entry.
      if (items.length > 0 && shown.length === 0 && !found.stays)
        leaveOut(`content/pages/${page}/${locale}.json`, `sections.${at}`);
    }
  for (const [index, { id, messages }] of read('hero.json').entries())
    if (isSwitchedOff(locale, 'slides', id)) {
      leaveOut('content/hero.json', `${index}.messages.${locale}`);
      if (messages[locale]) title(`slides.${id}`, messages[locale].title);
    }
  for (const [index, { id }] of read('stories.json').stories.entries())
    if (isSwitchedOff(locale, 'stories', id)) leaveOut('content/stories.json', `stories.${index}.text.${locale}`);
  for (const slug of listContent('products')) {
    const file = `content/products/${slug}/${locale}.json`;
    if (isSwitchedOff(locale, 'badges', slug)) leaveOut(file, 'badge');
    for (const index of (read(`products/${slug}/${locale}.json`) as Product).benefits.keys())
      if (isSwitchedOff(locale, 'benefits', benefitId(slug, index))) leaveOut(file, `benefits.${index}`);
  }
  for (const key of off.tags ?? []) leaveOut(`content/dictionaries/${locale}.json`, `tags.${key}`);

  const ids = Object.entries(off).flatMap(([kind, list]) => list.map((id) => `${kind}.${id}`));
  const claims = ids.map((id) => ({ id, phrases: shortest([...(claimPhrases[id] ?? []), ...(titles.get(id) ?? [])]) }));
  return { keys, claims };
}

/** Words without those that contain another of them, which would be reported twice. */
function shortest(phrases: string[]): string[] {
  const all = [...new Map(phrases.map((phrase) => [phrase.toLowerCase(), phrase])).entries()];
  return all.flatMap(([lower, phrase]) =>
    all.some(([other]) => other !== lower && lower.includes(other)) ? [] : [phrase],
  );
}

/** True for a text that the language leaves out, by its file and dotted key. */
export function isTextSwitchedOff({ keys }: SwitchedOffContent, file: string, key = ''): boolean {
  return (keys.get(file) ?? []).some((own) => key === own || key.startsWith(`${own}.`));
}
