import 'server-only';
import { brand } from '@/lib/config/brand';
import { getCompanyClaims } from './company-claims';
import { marketsSchema } from './market-schema';
import { getWholePageCopy } from './page-copy';
import { getPartnerStories } from './partner-stories';
import { readContent } from './read-content';

/** Something that a new owner has to replace before the site is theirs: where it is, and what it shows now. */
export type PlaceholderContent = { file: string; key: string; text: string };

/**
 * Every sample that pages show: company fields, claims, testimonials, stories and export lines. Throws ContentError on
 * a bad file.
 */
export function contentSamples(): PlaceholderContent[] {
  const { sampleFields } = readContent('markets.json', marketsSchema);
  const { sample, stories } = getPartnerStories('en');
  const testimonials = getWholePageCopy('home', 'en').sections.find(({ id }) => id === 'testimonials');
  return [
    ...brand.sampleFields.map((key) => ({
      file: 'content/brand.json',
      key,
      text: shown(brand[key as keyof typeof brand]),
    })),
    ...getCompanyClaims().flatMap(({ key, percent, sample }) =>
      sample ? [{ file: 'content/claims.json', key, text: `${percent}%` }] : [],
    ),
    ...sampleFields.map((key) => ({ file: 'content/markets.json', key, text: 'the same for every market' })),
    ...(sample
      ? stories.map(({ name, country }, at) => ({
          file: 'content/stories.json',
          key: `stories.${at}`,
          text: `${name}, ${country}`,
        }))
      : []),
    // Their note marks them as samples; real ones need none.
    ...(testimonials?.note
      ? testimonials.items.map(({ title }) => ({ file: 'content/pages/home', key: 'testimonials', text: title }))
      : []),
  ];
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
