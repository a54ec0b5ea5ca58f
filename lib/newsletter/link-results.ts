/** The results of following a link; each has its texts in `newsletterPages`. */
export const linkResults = ['confirmed', 'unsubscribed', 'expired', 'invalid', 'unavailable'] as const;
export type LinkResult = (typeof linkResults)[number];
