import 'server-only';
import { z } from 'zod';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales';
import { readContent } from './read-content';
import { isSwitchedOffInLocale } from './switched-off';
import { fillBrandAndTypeset } from './typeset-content';

/** The scenes of public/art/hero and the field colour of each background. */
export const heroSceneColours = {
  'maera-star': 'clay',
  'rooster-dawn': 'saffron',
  'ox-field': 'wine',
  'trireme-sea': 'sea',
  'olive-grove': 'olive',
  'sphinx-cat': 'plum',
} as const;

const message = z.strictObject({ title: z.string().trim().min(1).max(60), text: z.string().trim().min(1).max(160) });
const optionalMessages = Object.fromEntries(localeCodes.map((code) => [code, message.optional()]));
const messages = z.strictObject({
  ...(optionalMessages as Record<Locale, z.ZodOptional<typeof message>>),
  [defaultLocale]: message,
});

/** content/hero.json: six slides, each with messages by language; missing ones fall back to Greek. */
export const heroSlidesSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z]+$/, 'is no id: write small Latin letters only, such as hunters'),
      scene: z.enum(Object.keys(heroSceneColours) as [keyof typeof heroSceneColours]),
      messages,
    }),
  )
  .length(6)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'gives an id twice');

export type HeroSlide = {
  id: string;
  /** The media slot of the image. */
  slot: string;
  field: (typeof heroSceneColours)[keyof typeof heroSceneColours];
  /** The language of the message: Greek if the requested language has none. */
  locale: Locale;
  message: z.infer<typeof message>;
};

/** The slides of the hero that a language does not leave out, in order. Throws ContentError without a valid file. */
export function getHeroSlides(locale: Locale): HeroSlide[] {
  return fillBrandAndTypeset(readContent('hero.json', heroSlidesSchema))
    .filter(({ id }) => !isSwitchedOffInLocale(locale, 'slides', id))
    .map((slide) => localizeHeroSlide(slide, locale));
}

/** One slide in one language, or in Greek if that language has no message. */
export function localizeHeroSlide(
  { id, scene, messages }: z.infer<typeof heroSlidesSchema>[number],
  locale: Locale,
): HeroSlide {
  const translated = messages[locale];
  return {
    id,
    slot: `hero/${scene}`,
    field: heroSceneColours[scene],
    locale: translated ? locale : defaultLocale,
    message: translated ?? messages[defaultLocale],
  };
}
