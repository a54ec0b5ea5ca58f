import { brand } from '@/lib/brand';
import type { Locale } from '@/lib/i18n/locales';

/** The address of the whole range as a PDF document in one language. The build makes the file. */
export function cataloguePath(locale: Locale): string {
  return `/catalogue/${brand.slug}-${locale}.pdf`;
}
