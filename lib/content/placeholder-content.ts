import 'server-only';
import { brand } from '@/lib/config/brand';
import { getCompanyClaimsWithPercentages } from './company-claim-percentages';
import { marketsSchema } from './market-schema';
import { getPageCopyWithSwitchedOff } from './page-copy';
import { getPartnerStories } from './partner-stories';
import { readContent } from './read-content';

/** A placeholder that a new owner has to replace: its position and its current text. */
export type PlaceholderContent = { file: string; key: string; text: string };

/**
 * Every sample that pages show: company fields, claims, testimonials, stories and export lines. Throws ContentError on
 * a bad file.
 */
export function listPlaceholderContent(): PlaceholderContent[] {
  const { sampleFields } = readContent('markets.json', marketsSchema);
  const { sample, stories } = getPartnerStories('en');
  const testimonials = getPageCopyWithSwitchedOff('home', 'en').sections.find(({ id }) => id === 'testimonials');
  return [
    ...brand.sampleFields.map((key) => ({
      file: 'content/brand.json',
      key,
      text: toText(brand[key as keyof typeof brand]),
    })),
    ...getCompanyClaimsWithPercentages().flatMap(({ key, percent, sample }) =>
      sample ? [{ file: 'content/claims.json', key, text: `${percent}%` }] : [],
    ),
    ...sampleFields.map((key) => ({ file: 'content/markets.json', key, text: 'the same for every market' })),
    ...(sample
      ? stories.map(({ name, country }, index) => ({
          file: 'content/stories.json',
          key: `stories.${index}`,
          text: `${name}, ${country}`,
        }))
      : []),
    // A note marks testimonials as samples; real ones have none.
    ...(testimonials?.note
      ? testimonials.items.map(({ title }) => ({ file: 'content/pages/home', key: 'testimonials', text: title }))
      : []),
  ];
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
