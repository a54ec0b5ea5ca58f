/** The results of following a link; each has its texts in `newsletterPages`. */
export const newsletterLinkResults = ['confirmed', 'unsubscribed', 'expired', 'invalid', 'unavailable'] as const;
export type NewsletterLinkResult = (typeof newsletterLinkResults)[number];
