import { getPageCopyWithSwitchedOff } from '@/lib/content/page-copy';
import { ContentError } from '@/lib/files/parse-file';
import type { Locale } from '@/lib/i18n/locales';

/** Reads a file; null if it is invalid, which another check reports. */
export function readIfValid<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}

/** The sections of a page in a language; none if its file is invalid. */
export const readSectionsIfValid = (page: string, locale: Locale) =>
  readIfValid(() => getPageCopyWithSwitchedOff(page, locale))?.sections ?? [];
