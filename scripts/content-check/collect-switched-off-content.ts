import { readFileSync } from 'node:fs';
import { listContentFolderNames } from '@/lib/content/read-content';
import {
  getSwitchableEntryKind,
  pagesWithClaims,
  switchableBenefitId,
  switchableEntryId,
} from '@/lib/content/switchable-claim-ids';
import { getSwitchedOffIdsByKind, isSwitchedOffInLocale } from '@/lib/content/switched-off';
import type { Locale } from '@/lib/i18n/locales';

/** A claim that a language leaves out, and the phrases by which its sentences may still state it. */
export type SwitchedOffClaimPhrases = { id: string; phrases: string[] };

/** What a language leaves out of the texts: the keys of its own files that no page shows, and the claims. */
export type SwitchedOffContent = { keys: Map<string, string[]>; claims: SwitchedOffClaimPhrases[] };

type Page = { sections: { id: string; items?: { key?: string; title: string }[] }[] };
type Product = { benefits: unknown[] };
const readContentJson = (file: string) => JSON.parse(readFileSync(`content/${file}`, 'utf8'));

/** Kinds whose titles are a claim in any text; titles of other kinds, such as 'Water', are not. */
const kindsWithClaimTitles = ['claims', 'certifications', 'slides'] as const;

/**
 * What a language leaves out. `claimPhrases` are the phrases of its term file by claim, such as
 * `certifications.fediaf`; the title of the claim is one of them. Throws ContentError if content/switched-off.json is
 * bad.
 */
export function collectSwitchedOffContent(locale: Locale, claimPhrases: Record<string, string[]>): SwitchedOffContent {
  const off = getSwitchedOffIdsByKind(locale);
  const keys = new Map<string, string[]>();
  const titles = new Map<string, string[]>();
  if (Object.values(off).every((ids) => ids.length === 0)) return { keys, claims: [] };
  const leaveOut = (file: string, key: string) => keys.set(file, [...(keys.get(file) ?? []), key]);
  const addTitle = (id: string, text: string) =>
    titles.set(id, [...(titles.get(id) ?? []), text.replace(/[.。]$/, '')]);

  for (const page of pagesWithClaims)
    for (const [sectionIndex, { id, items = [] }] of (
      readContentJson(`pages/${page}/${locale}.json`) as Page
    ).sections.entries()) {
      const switchable = getSwitchableEntryKind(page, id);
      if (!switchable) continue;
      const remaining = items.filter(({ key = '', title: text }, index) => {
        const ownId = switchableEntryId(switchable.kind, page, id, key);
        if (!isSwitchedOffInLocale(locale, switchable.kind, ownId)) return true;
        leaveOut(`content/pages/${page}/${locale}.json`, `sections.${sectionIndex}.items.${index}`);
        if (kindsWithClaimTitles.some((kind) => kind === switchable.kind))
          addTitle(`${switchable.kind}.${ownId}`, text);
        return false;
      });
      // Without any entry, the page also omits heading, introduction and note.
      if (items.length > 0 && remaining.length === 0 && !switchable.stays)
        leaveOut(`content/pages/${page}/${locale}.json`, `sections.${sectionIndex}`);
    }
  for (const [index, { id, messages }] of readContentJson('hero.json').entries())
    if (isSwitchedOffInLocale(locale, 'slides', id)) {
      leaveOut('content/hero.json', `${index}.messages.${locale}`);
      if (messages[locale]) addTitle(`slides.${id}`, messages[locale].title);
    }
  for (const [index, { id }] of readContentJson('stories.json').stories.entries())
    if (isSwitchedOffInLocale(locale, 'stories', id))
      leaveOut('content/stories.json', `stories.${index}.text.${locale}`);
  for (const slug of listContentFolderNames('products')) {
    const file = `content/products/${slug}/${locale}.json`;
    if (isSwitchedOffInLocale(locale, 'badges', slug)) leaveOut(file, 'badge');
    for (const index of (readContentJson(`products/${slug}/${locale}.json`) as Product).benefits.keys())
      if (isSwitchedOffInLocale(locale, 'benefits', switchableBenefitId(slug, index)))
        leaveOut(file, `benefits.${index}`);
  }
  for (const key of off.tags ?? []) leaveOut(`content/dictionaries/${locale}.json`, `tags.${key}`);

  const ids = Object.entries(off).flatMap(([kind, list]) => list.map((id) => `${kind}.${id}`));
  const claims = ids.map((id) => ({
    id,
    phrases: withoutLongerPhrases([...(claimPhrases[id] ?? []), ...(titles.get(id) ?? [])]),
  }));
  return { keys, claims };
}

/** Removes phrases that contain another one, which would be reported twice. */
function withoutLongerPhrases(phrases: string[]): string[] {
  const all = [...new Map(phrases.map((phrase) => [phrase.toLowerCase(), phrase])).entries()];
  return all.flatMap(([lower, phrase]) =>
    all.some(([other]) => other !== lower && lower.includes(other)) ? [] : [phrase],
  );
}

/** True for a text that the language leaves out, by its file and dotted key. */
export function isTextSwitchedOff({ keys }: SwitchedOffContent, file: string, key = ''): boolean {
  return (keys.get(file) ?? []).some((own) => key === own || key.startsWith(`${own}.`));
}
