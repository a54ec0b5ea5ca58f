/** The results of following a link; each has its texts in `newsletterPages`. */
const newsletterLinkResults = ['confirmed', 'unsubscribed', 'expired', 'invalid', 'unavailable'] as const;
export type NewsletterLinkResult = (typeof newsletterLinkResults)[number];

/** The token and the result in the query of a link page; anything else, or given twice, counts as absent. */
export function parseNewsletterLinkQuery(query: Record<string, string | string[] | undefined>): {
  token: string | undefined;
  result: NewsletterLinkResult | undefined;
} {
  const { token, result } = query;
  return {
    token: typeof token === 'string' && token !== '' ? token : undefined,
    result: newsletterLinkResults.find((known) => known === result),
  };
}
