/** True for the `Origin` of a page that is not on this host, also `null`, as a sandboxed page sends it. */
export function isOtherOrigin(origin: string, host: string): boolean {
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * True for a request that a page of another origin sends, with the cookies of this one, to a URL for scripts. Browsers
 * state it in `Sec-Fetch-Site`; old ones, or those behind a proxy that drops the header, in `Origin`, which is compared
 * as for forms. A request without either does not come from a page.
 */
export function isCrossOriginRequest({ headers }: Pick<Request, 'headers'>): boolean {
  const from = headers.get('sec-fetch-site');
  if (from !== null) return from !== 'same-origin';
  const origin = headers.get('origin');
  // The server passes on a forwarded host from a trusted proxy alone.
  const host = (headers.get('x-forwarded-host') ?? headers.get('host') ?? '').split(',')[0]?.trim() ?? '';
  return origin !== null && isOtherOrigin(origin, host);
}
