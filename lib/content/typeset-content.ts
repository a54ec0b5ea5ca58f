import { brand } from '@/lib/config/brand';
import { insertJoiners, mapTexts } from '@/lib/text/insert-joiners';

/** Fills `{brand}` with the brand's name in every string of a content value, however deep. */
export function fillBrandInTexts<T>(value: T): T {
  return mapTexts(value, (text) => text.replaceAll('{brand}', brand.name));
}

/**
 * The texts of a content value as pages show them: with the name of the brand, and without line breaks between parts
 * that belong together. Descriptions for search engines are not typeset.
 */
export function fillBrandAndTypeset<T>(value: T): T {
  return mapTexts(fillBrandInTexts(value), insertJoiners, /^metaDescription$/);
}
