import type { PageWords } from '@/lib/content/schema';

/** The words of one section of a page. */
export type Section = PageWords['sections'][number];

/** What a section's heading is called by, for `aria-labelledby`. */
export const headingId = ({ id }: Section) => `${id}-heading`;
