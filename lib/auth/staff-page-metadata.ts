import 'server-only';
import type { Metadata } from 'next';
import { appendBrandIfTitleFits } from '@/lib/seo';

/** Metadata of a staff page: never indexed, and its URL, which may contain a token, is not sent to other sites. */
export function createStaffMetadata(title: string): Metadata {
  return { title: appendBrandIfTitleFits(title), robots: { index: false }, referrer: 'same-origin' };
}
