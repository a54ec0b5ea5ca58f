/** Where the links of newsletter emails lead; never indexed, because they are useful only with a token. */
export const newsletterPaths = { confirm: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' } as const;

/** The route that email clients post to (RFC 8058). */
export const oneClickUnsubscribePath = '/api/newsletter/unsubscribe';
