import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';

/** The path of the catalogue PDF in one language. The build creates the file. */
export function catalogueDownloadPath(locale: Locale): string {
  return `/catalogue/${brand.slug}-${locale}.pdf`;
}

/** The size of that file in bytes; null if it does not exist. */
export function readCatalogueFileSizeBytes(locale: Locale): number | null {
  const file = join(process.cwd(), 'public', catalogueDownloadPath(locale));
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
}
