import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brand } from '@/lib/config/brand';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { dayInGreece } from './sale-dates';

/** The path of the catalogue PDF in one language. The build creates the file. */
export function catalogueDownloadPath(locale: Locale): string {
  return `/catalogue/${brand.slug}-${locale}.pdf`;
}

/**
 * The name of the file of a catalogue PDF. The build draws a further edition for each later day (ISO 8601) on which a
 * product is discontinued, because nothing is drawn between two builds.
 */
export function catalogueFileName(locale: Locale, day?: string): string {
  const file = basename(catalogueDownloadPath(locale));
  return day ? file.replace(/pdf$/, `${day}.pdf`) : file;
}

/** The day from which an edition with this file name is served; null for any other file. */
export function parseCatalogueEditionDay(name: string): string | null {
  const [, day = ''] = /\.(\d{4}-\d\d-\d\d)\.pdf$/.exec(name) ?? [];
  return localeCodes.some((locale) => catalogueFileName(locale, day) === name) ? day || null : null;
}

/** The path of the file in `folder` that is the catalogue PDF at `now`: the latest edition whose day has come. */
export function findCurrentCatalogueFile(folder: string, locale: Locale, now = new Date()): string {
  const today = dayInGreece(now);
  const [latest] = (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => parseCatalogueEditionDay(name) ?? [])
    .filter((day) => day <= today && existsSync(join(folder, catalogueFileName(locale, day))))
    .sort()
    .reverse();
  return join(folder, catalogueFileName(locale, latest));
}

/** The size of that file in bytes; null if it does not exist. */
export function readCatalogueFileSizeBytes(locale: Locale, now = new Date()): number | null {
  const file = findCurrentCatalogueFile(join(process.cwd(), 'public/catalogue'), locale, now);
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
}
