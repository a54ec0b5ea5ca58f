import { ACTION_HEADER } from '@/lib/http/action-header';

/** Headers whose requests only Next.js can answer: server actions, partial prefetches and forced revalidation. */
export const NEXT_ONLY_HEADERS = [
  ACTION_HEADER,
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'x-prerender-revalidate',
];

/** The cookie of draft mode. */
export const DRAFT_COOKIE = '__prerender_bypass';

/** Response headers that mark what Next.js caches: pages have the first, files the second. */
export const CACHED_RESPONSE_HEADERS = ['x-nextjs-prerender', 'x-nextjs-cache'];
