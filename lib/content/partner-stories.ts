import 'server-only';
import { z } from 'zod';
import { countryName } from '@/lib/i18n/country-name';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { isCountryCode } from '@/lib/text/is-country-code';
import { readContent } from './read-content';
import { isSwitchedOffInLocale } from './switched-off';
import { fillBrandAndTypeset } from './typeset-content';

const text = z.string().trim().min(1);
const inEveryLanguage = z.record(z.enum(localeCodes), text);

/** content/stories.json: the success stories of partners. */
export const storiesSchema = z.strictObject({
  /** True if the stories are fictional, in which case the page marks them. */
  sample: z.boolean(),
  stories: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z]+$/, 'is no id: write small Latin letters only, such as chiara'),
      country: z.string().refine(isCountryCode, 'is no country; write its two capital letters, such as CY'),
      name: inEveryLanguage,
      text: inEveryLanguage,
    }),
  ),
});

/** The stories of partners in one language; `sample` is true if they are fictional. */
export type PartnerStoriesCopy = { sample: boolean; stories: { country: string; name: string; text: string }[] };

/**
 * The success stories of content/stories.json that a language does not leave out, each with its country's name. Throws
 * ContentError on a bad file.
 */
export function getPartnerStories(locale: Locale): PartnerStoriesCopy {
  const { sample, stories } = readContent('stories.json', storiesSchema);
  return {
    sample,
    stories: stories
      .filter(({ id }) => !isSwitchedOffInLocale(locale, 'stories', id))
      .map(({ country, name, text }) => ({
        country: countryName(locale, country) ?? country,
        name: name[locale],
        text: fillBrandAndTypeset(text[locale]),
      })),
  };
}
