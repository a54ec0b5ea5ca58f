import type { IncomingMessage, ServerResponse } from 'node:http';
import { brand } from '@/lib/config/brand';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { isOtherOrigin } from '@/lib/http/cross-origin';
import { formatCrossOriginError } from '@/lib/http/cross-origin-error';
import { buildContentSecurityPolicy } from '@/lib/http/csp';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { languageTag } from '@/lib/i18n/locales';
import { getTranslator } from '@/lib/i18n/translator';
import { escapeHtml } from './error-page';
import { respondWithStatus } from './validate-request';

/**
 * True for a form from another origin. Next compares origin and host too, but responds with 500; a request without
 * an origin does not come from a browser. URLs for programs do their own comparison.
 */
export function isCrossOriginForm(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  host: string,
): boolean {
  const { origin } = headers;
  return origin !== undefined && !url.startsWith('/api/') && isOtherOrigin(origin, host);
}

const styles =
  'body{max-width:36rem;margin:0 auto;padding:10vh 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere;color-scheme:light dark}h1{font-size:1.75rem;line-height:1.25}';

/**
 * Rejects a form because of its origin, in the language of its page and with the way out. A form sent by script gets
 * the text for its own notice; one that the browser posted itself gets a page.
 */
export function sendCrossOriginFormRejection(
  request: IncomingMessage,
  response: ServerResponse,
  siteOrigin: string,
): void {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const { locale } = splitLocale(path);
  const t = getTranslator(locale);
  const { email } = brand;
  const url = `${siteOrigin}${path}`;
  const plain = (chunks: string) => chunks;
  if (request.headers[ACTION_HEADER] !== undefined) {
    const text = t.markup('form.otherOrigin.text', { url, email, page: plain, mail: plain });
    // Next's client reads the body of this very type only.
    respondWithStatus(request, response, 403, {
      headers: { 'content-type': 'text/plain' },
      body: formatCrossOriginError(text),
    });
    return;
  }
  const title = escapeHtml(t('form.otherOrigin.title'));
  const text = t.markup('form.otherOrigin.text', {
    url: escapeHtml(url),
    email: escapeHtml(email),
    page: (chunks) => `<a href="${escapeHtml(url)}">${chunks}</a>`,
    mail: (chunks) => `<a href="mailto:${escapeHtml(email)}">${chunks}</a>`,
  });
  const body = `<!DOCTYPE html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${styles}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': buildContentSecurityPolicy([]),
  };
  respondWithStatus(request, response, 403, { headers, body });
}
