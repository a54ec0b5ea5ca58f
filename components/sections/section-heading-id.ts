import type { SectionCopy } from '@/lib/content/schema';

/** Returns the id of a section's heading, for `aria-labelledby`. */
export const sectionHeadingId = ({ id }: SectionCopy) => `${id}-heading`;
