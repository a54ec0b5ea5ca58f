import type { PageWords } from '@/lib/content/schema';

/** The words of one section of the home page. */
export type Section = PageWords['sections'][number];
