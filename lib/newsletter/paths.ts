/** Where the links of newsletter mails lead; never indexed, because they mean something only with a token. */
export const newsletterPaths = { confirm: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' } as const;

/** The route that mail programs post to (RFC 8058). */
export const oneClickPath = '/api/newsletter/unsubscribe';
