import type { SectionCopy } from '@/lib/content/schema';

/** What a section's heading is called by, for `aria-labelledby`. */
export const headingId = ({ id }: SectionCopy) => `${id}-heading`;
