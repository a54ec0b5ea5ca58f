import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { brand } from '@/lib/config/brand';
import { localePath, splitLocale } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import { type PageFacts, pageFacts } from './html';
import { pageTextProblems } from './rendered-text';

export type Visit = PageFacts & {
  path: string;
  status: number;
  headers: Record<string, string>;
  textProblems: string[];
};

const done = new Map<Locale, Promise<Visit[]>>();

/** Returns every page of a language that is linked from its home page, in the order found; once per worker. */
export function crawl(request: APIRequestContext, locale: Locale): Promise<Visit[]> {
  const known = done.get(locale) ?? follow(request, locale);
  done.set(locale, known);
  return known;
}

async function follow(request: APIRequestContext, locale: Locale): Promise<Visit[]> {
  const queue = new Set([localePath(locale, '/')]);
  const visits: Visit[] = [];
  for (const path of queue) {
    const response = await request.get(path, { maxRedirects: 0 });
    const html = await response.text();
    const facts = pageFacts(html);
    const [status, headers] = [response.status(), response.headers()];
    visits.push({ ...facts, path, status, headers, textProblems: pageTextProblems(html, locale) });
    for (const link of facts.links) {
      if (splitLocale(link).locale === locale && !isFile(link)) queue.add(link);
    }
  }
  return visits;
}

/** True for the URL of a file rather than of a page. */
export function isFile(path: string): boolean {
  return /\.(json|geojson|xml|txt|pdf|svg|png|ico|webmanifest)$/.test(path);
}

const facts = (slug: string) => JSON.parse(readFileSync(`content/products/${slug}/facts.json`, 'utf8'));

/** Site paths of the products and of the posts, read from the content folders. */
export const productPaths: string[] = readdirSync('content/products').map((slug) =>
  facts(slug).route.replace('{brand}', brand.slug),
);
export const postPaths: string[] = readdirSync('content/posts').map((slug) => `/blog/${slug}`);
