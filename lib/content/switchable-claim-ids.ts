import 'server-only';
import { z } from 'zod';
import { listContentFolderNames, parseContent, readContentText } from './read-content';

/** The kinds of claims that content/switched-off.json can leave out of one language. */
export const switchableClaimKinds = [
  'claims',
  'certifications',
  'testimonials',
  'stories',
  'slides',
  'entries',
  'tags',
  'badges',
  'benefits',
] as const;
export type SwitchableClaimKind = (typeof switchableClaimKinds)[number];

/** The sections whose entries can be switched off separately; true if the section makes sense without entries. */
const entrySections: Record<string, Record<string, boolean>> = {
  home: { about: true, 'why-raw': true },
  why: { differences: false, benefits: false },
  exports: { figures: false },
  about: { people: true },
};

/** The pages that show claims. */
export const pagesWithClaims = Object.keys(entrySections);

/** The kind of the entries of a section, and whether it stays without entries; null if none can be switched off. */
export function getSwitchableEntryKind(page: string, id: string): { kind: SwitchableClaimKind; stays: boolean } | null {
  if (id === 'claims' || id === 'certifications' || id === 'testimonials' || id === 'stories')
    return { kind: id, stays: false };
  const stays = entrySections[page]?.[id];
  return stays === undefined ? null : { kind: 'entries', stays };
}

/** The id with which an entry of a section is switched off. */
export function switchableEntryId(kind: SwitchableClaimKind, page: string, section: string, key: string): string {
  return kind === 'entries' ? `${page}.${section}.${key}` : key;
}

// Minimal schemas: the loaders that validate these files completely depend on this file.
const named = z.looseObject({ id: z.string() });
const slides = z.array(named);
const stories = z.looseObject({ stories: z.array(named) });
const claims = z.array(z.looseObject({ key: z.string() }));
const tags = z.looseObject({ tags: z.record(z.string(), z.string()) });
const product = z.looseObject({ benefits: z.array(z.unknown()) });
const page = z.looseObject({
  sections: z.array(named.extend({ items: z.array(z.looseObject({ key: z.string().optional() })).default([]) })),
});

const readWithSchema = <T extends z.ZodType>(path: string, schema: T) =>
  parseContent(path, readContentText(path), schema);

/** Every id that can be switched off, by kind. Throws ContentError on a bad file. */
export function listSwitchableIdsByKind(): Record<SwitchableClaimKind, string[]> {
  const inPages = pagesWithClaims.flatMap((name) =>
    readWithSchema(`pages/${name}/en.json`, page).sections.flatMap(({ id, items }) => {
      const kind = getSwitchableEntryKind(name, id)?.kind;
      return kind ? items.map(({ key = '' }) => ({ kind, id: switchableEntryId(kind, name, id, key) })) : [];
    }),
  );
  const ofPages = (kind: SwitchableClaimKind) => [
    ...new Set(inPages.filter((entry) => entry.kind === kind).map((entry) => entry.id)),
  ];
  const products = listContentFolderNames('products');
  return {
    claims: readWithSchema('claims.json', claims).map(({ key }) => key),
    certifications: ofPages('certifications'),
    testimonials: ofPages('testimonials'),
    stories: readWithSchema('stories.json', stories).stories.map(({ id }) => id),
    slides: readWithSchema('hero.json', slides).map(({ id }) => id),
    entries: ofPages('entries'),
    tags: Object.keys(readWithSchema('dictionaries/en.json', tags).tags),
    badges: products,
    benefits: products.flatMap((slug) =>
      readWithSchema(`products/${slug}/en.json`, product).benefits.map((_, index) => switchableBenefitId(slug, index)),
    ),
  };
}

/** The id of a benefit of a product; benefits are numbered from 1. */
export const switchableBenefitId = (slug: string, index: number) => `${slug}.${index + 1}`;
