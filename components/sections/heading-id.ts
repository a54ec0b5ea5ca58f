import type { SectionCopy } from '@/lib/content/schema';

/** Returns the id of a section's heading, for `aria-labelledby`. */
export const headingId = ({ id }: SectionCopy) => `${id}-heading`;
