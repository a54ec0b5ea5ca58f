import { normalizeForSearch } from '@/lib/text/normalize-for-search';

/** The key by which names are compared: letters and digits only, without case and accents. */
export const buildNameMatchKey = (text: string) => normalizeForSearch(text).replace(/[^\p{L}\p{N}]+/gu, '');
