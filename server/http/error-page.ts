import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { brand } from '@/lib/config/brand';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { buildContentSecurityPolicy } from '@/lib/http/csp';
import { inlineScriptHashes } from '@/lib/http/inline-script-hashes';
import { localePath, splitLocale } from '@/lib/i18n/locale-paths';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { getTranslator } from '@/lib/i18n/translator';
import { headScript } from '@/lib/page-scripts/bundled-scripts';
import { insertJoiners } from '@/lib/text/insert-joiners';
import { notFoundPagePath } from '@/server/next-internals/build-output';
import {
  addTextToEmptyPage,
  type FindSplitStylesheet,
  findIncidentInHtml,
  inlineStylesheets,
} from '@/server/next-internals/optimize-page-html';

/**
 * The page in place of one that failed: for its path with the query, and the number by which the log names the error;
 * null where a build has no frame for it.
 */
type RenderErrorPage = (url: string, incident: string) => string | null;

/**
 * Sends a page that failed as one that can be read without scripts, and adds what is wrong to a staff page that is
 * closed to a role or missing. What Next sends is empty until its scripts have run. The data that its router requests,
 * and calls of actions, stay: the browser shows its own error screen for them.
 */
export function withErrorPage(next: RequestListener, distDir: string, sheets: FindSplitStylesheet): RequestListener {
  const errorPage = createErrorPageRenderer(distDir, sheets);
  return (request, response) => {
    const isByScript = request.headers.rsc !== undefined || request.headers[ACTION_HEADER] !== undefined;
    if (!isByScript) completeEmptyPage(request, response, errorPage);
    return next(request, response);
  };
}

function completeEmptyPage(request: IncomingMessage, response: ServerResponse, errorPage: RenderErrorPage): void {
  const own = { writeHead: response.writeHead, write: response.write, end: response.end };
  const url = request.url ?? '/';
  const statuses = isStaffPage(url) ? [403, 404, 500] : [500];
  const mayBeEmpty = () =>
    statuses.includes(response.statusCode) && /^text\/html/.test(String(response.getHeader('Content-Type') ?? ''));
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown, coding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, coding as BufferEncoding));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  function send() {
    const sent = Buffer.concat(chunks);
    const plain = response.getHeader('Content-Encoding') === 'gzip' ? gunzipSync(sent) : sent;
    const html = plain.toString();
    const failed = response.statusCode === 500;
    const page = failed
      ? errorPage(url, findIncidentInHtml(html))
      : addTextToEmptyPage(html, textOfStatus(url, response));
    Object.assign(response, own);
    if (page === null) return response.end(request.method === 'HEAD' ? undefined : sent);
    for (const name of ['Content-Encoding', 'Transfer-Encoding', 'ETag']) response.removeHeader(name);
    if (failed) {
      response.removeHeader('Link');
      response.setHeader('Content-Security-Policy', buildContentSecurityPolicy(inlineScriptHashes(page)));
    }
    response.setHeader('Content-Length', Buffer.byteLength(page));
    return response.end(request.method === 'HEAD' ? undefined : page);
  }
  Object.assign(response, {
    writeHead: (status: number, ...rest: never[]) => {
      response.statusCode = status;
      return mayBeEmpty() ? response : own.writeHead.call(response, status, ...rest);
    },
    write: (chunk: unknown, coding: unknown, ...rest: never[]) => {
      if (response.headersSent || !mayBeEmpty())
        return own.write.call(response, chunk as never, coding as never, ...rest);
      collect(chunk, coding);
      return true;
    },
    end: (chunk: unknown, coding: unknown, ...rest: never[]) => {
      if (response.headersSent || !mayBeEmpty())
        return own.end.call(response, chunk as never, coding as never, ...rest);
      collect(chunk, coding);
      return send();
    },
  });
}

const isStaffPage = (url: string) => /^\/admin(?:[/?]|$)/.test(splitLocale(url).path);

/** What a staff page that is closed to a role or missing shows without scripts. */
function textOfStatus(url: string, { statusCode }: ServerResponse): string {
  const { locale } = splitLocale(url);
  const t = getTranslator(locale);
  const shown = (text: string) => escapeHtml(insertJoiners(text));
  const closed = statusCode === 403;
  const heading = shown(t(closed ? 'forbidden.heading' : 'notFound.heading'));
  const explanation = closed ? `<p>${shown(t('forbidden.text'))}</p>` : '';
  const home = `<a href="${escapeHtml(localePath(locale, '/'))}">${shown(t(closed ? 'forbidden.home' : 'notFound.home'))}</a>`;
  const style = 'max-width:40rem;margin:4rem auto;padding:0 1rem;font:1.125rem/1.5 sans-serif';
  return `<main lang="${languageTag(locale)}" style="${style}"><h1>${heading}</h1>${explanation}<p>${home}</p></main>`;
}

const script = /<script[^>]*>([\s\S]*?)<\/script>/g;
const main = /<main[\s\S]*<\/main>/;
const languageLink = new RegExp(`href="([^"]*${notFoundPagePath})"`, 'g');
const linkClass = 'button min-h-12 px-6 py-2.5 text-base leading-tight';

/**
 * Makes translated error pages that are complete without scripts. Header and footer are those of the prerendered 404
 * page; the message is that of the browser's own error screen (components/site-shell/error-screen.tsx).
 */
function createErrorPageRenderer(distDir: string, sheets: FindSplitStylesheet): RenderErrorPage {
  const frames = new Map<Locale, string | null>();
  return (url, incident) => {
    const [pathname = '/', query] = url.split(/\?(.*)/s);
    const { locale, path: page } = splitLocale(pathname);
    const search = query ? `?${query}` : '';
    if (!frames.has(locale)) frames.set(locale, readFrame(distDir, locale, sheets));
    const inLanguage = (href: string) => escapeHtml(localePath(splitLocale(href).locale, page) + search);
    return (
      frames
        .get(locale)
        ?.replace(languageLink, (_, href) => `href="${inLanguage(href)}"`)
        .replace(main, () => message(locale, incident)) ?? null
    );
  };
}

/** The page with a message of any kind, and the styles that it needs. */
function readFrame(distDir: string, locale: Locale, sheets: FindSplitStylesheet): string | null {
  const file = path.join(distDir, 'server/app', locale, `${notFoundPagePath}.html`);
  if (!existsSync(file)) return null;
  const page = readFileSync(file, 'utf8')
    // Without its data nothing of React's runs; the head's own script does, for the theme.
    .replace(script, (whole, code) => (code === headScript ? whole : ''))
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${text(locale, 'heading')}</title>`)
    .replace(main, () => message(locale, '0'));
  return inlineStylesheets(page, sheets);
}

function message(locale: Locale, incident: string): string {
  const number = incident && `<p class="mt-2">${text(locale, 'number')} <code>${escapeHtml(incident)}</code></p>`;
  const subject = [getTranslator(locale)('error.heading'), incident].filter(Boolean).join(' ');
  const links = [
    ['bg-accent text-accent-foreground', '', 'retry'],
    ['border-2 border-current', `mailto:${brand.email}?subject=${encodeURIComponent(subject)}`, 'contact'],
    ['border-2 border-current', localePath(locale, '/'), 'home'],
  ] as const;
  const buttons = links.map(
    ([className, href, label]) =>
      `<a href="${escapeHtml(href)}" class="${linkClass} ${className}">${text(locale, label)}</a>`,
  );
  return `<main id="content" tabindex="-1" class="container-page section-y"><h1>${text(locale, 'heading')}</h1><p class="mt-6">${text(locale, 'text')}</p>${number}<p class="mt-8 flex max-w-none flex-wrap gap-4">${buttons.join('')}</p></main>`;
}

function text(locale: Locale, key: 'heading' | 'text' | 'number' | 'retry' | 'contact' | 'home'): string {
  return escapeHtml(insertJoiners(getTranslator(locale)(`error.${key}`)));
}

const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it stands in HTML, also in an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => replacements[character] ?? '');
