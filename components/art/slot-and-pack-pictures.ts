import data from '@/content/media.json';
import type { Product } from '@/lib/content/products';
import { parseFileValueWithSchema } from '@/lib/files/parse-file';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { getSlotOverride } from '@/lib/media/slot-overrides-in-memory';
import { mediaSlotsSchema } from './media-slots-schema';

export type PictureFile = { file: string; width: number; height: number; alt: string };

const media = parseFileValueWithSchema('content/media.json', data, mediaSlotsSchema);

/**
 * Returns the picture of a slot, an uploaded one if staff assigned one, with its alternative text in one language (''
 * for decoration). Throws on an unknown slot.
 */
export function getSlotPicture(name: string, locale: Locale): PictureFile {
  const found = media[name];
  if (!found) throw new Error(`content/media.json: no slot '${name}'. \`npm run art\` draws what is missing.`);
  const { alt: altTexts } = found;
  const { file, width, height } = getSlotOverride(name) ?? found;
  return { file, width, height, alt: altTexts?.[locale] ?? altTexts?.[defaultLocale] ?? '' };
}

/**
 * Returns the pack image of a product in its first format, for client components. Decorative: the
 * product's name always stands beside it.
 */
export function getPackPicture(
  { slug, formats }: Pick<Product, 'slug' | 'formats'>,
  locale: Locale,
): Omit<PictureFile, 'alt'> {
  const { file, width, height } = getSlotPicture(`pack/${slug}-${formats[0]}`, locale);
  return { file, width, height };
}
