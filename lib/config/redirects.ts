import { z } from 'zod';
// Relative paths: next.config.ts imports this file, and its loader resolves no aliases.
import data from '../../content/redirects.json' with { type: 'json' };
import { parseFileValueWithSchema } from '../files/parse-file';
import { defaultLocale, type Locale, localeCodes } from '../i18n/locales';
import { brand } from './brand';

const path = z
  .string()
  .regex(/^\/$|^(\/[a-z0-9]+([.-][a-z0-9]+)*)+$/, 'a path such as /products/beef-dinner, without a language')
  .refine((value) => !localeCodes.some((code) => value === `/${code}` || value.startsWith(`/${code}/`)), {
    message: 'begins with a language; leave it out: it stands for all of them',
  });
const move = z
  .strictObject({ from: path, to: path, since: z.iso.date() })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'is the address itself' });

/**
 * content/redirects.json, which `npm run rename` writes: the paths of pages that are not those of their routes,
 * those that have moved, and all that were ever public.
 */
export const redirectsSchema = z
  .strictObject({ renamed: z.record(path, path), moved: z.array(move), published: z.array(path) })
  .superRefine(({ moved }, context) => {
    const from = moved.map((one) => one.from);
    for (const [index, one] of moved.entries()) {
      const add = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['moved', index, field], message });
      if (from.indexOf(one.from) < index) add('from', `'${one.from}' has moved already`);
      if (from.includes(one.to)) add('to', `'${one.to}' has itself moved: name where it is now`);
    }
  });
export type RedirectsConfig = z.output<typeof redirectsSchema>;

const { renamed, moved, published } = parseFileValueWithSchema('content/redirects.json', data, redirectsSchema);

/** Routes of the app whose public path differs: `/why` is shown at `/why-{slug}-food`. */
export const renamedPublicPathByRoute: Readonly<Record<string, string>> = {
  '/why': `/why-${brand.slug}-food`,
  ...renamed,
};

/** The public path, without language, of a route of the app. */
export function mapRouteToPublicPath(route: string): string {
  return renamedPublicPathByRoute[route] ?? route;
}

const publishedPaths: ReadonlySet<string> = new Set(published);

/** Whether a path, without language, is or was the path of a public page. */
export function isCurrentOrFormerPublicPath(pathname: string): boolean {
  return publishedPaths.has(pathname);
}

/** The former public paths, without language, that lead to a path. */
export function listFormerPaths(pathname: string): string[] {
  return moved.flatMap(({ from, to }) => (to === pathname ? from : []));
}

// A document has its language in its name.
const isFile = (pathname: string) => /\.\w+$/.test(pathname);

// The first line of a path counts, as in the rules below.
const targetByFormerPath = new Map(
  [...moved.map(({ from, to }) => [from, to] as const), ...Object.entries(renamedPublicPathByRoute)].reverse(),
);

/** The present path, without language, of one that has moved or is only a route; undefined for every other. */
export function findMovedPath(pathname: string, locale: Locale): string | undefined {
  return isFile(pathname) && locale !== defaultLocale ? undefined : targetByFormerPath.get(pathname);
}

/**
 * Every path that has moved, with its new one: for the default language, without and with the prefix that it should not
 * have, and as a pattern for the others.
 */
export function buildRedirectRules(
  table: Pick<RedirectsConfig, 'moved'> = { moved },
): { source: string; destination: string }[] {
  const others = localeCodes.filter((code) => code !== defaultLocale).join('|');
  const routes = Object.entries(renamedPublicPathByRoute).map(([from, to]) => ({ from, to }));
  return [...routes, ...table.moved].flatMap(({ from, to }) => {
    const own = [from, `/${defaultLocale}${from}`].map((source) => ({ source, destination: to }));
    return isFile(from)
      ? own
      : [...own, { source: `/:locale(${others})${from}`, destination: `/:locale${to === '/' ? '' : to}` }];
  });
}

/** The lines of an nginx map from old to new path: the same rules for a proxy that redirects by itself. */
export function buildNginxRedirectMapLines(table: Pick<RedirectsConfig, 'moved'> = { moved }): string[] {
  const others = localeCodes.filter((code) => code !== defaultLocale).join('|');
  const routes = Object.entries(renamedPublicPathByRoute).map(([from, to]) => ({ from, to }));
  return [...routes, ...table.moved].map(({ from, to }) =>
    isFile(from)
      ? `${from} ${to};`
      : `~^(?<prefix>/(?:${others}))?${from.replaceAll('.', '\\.')}$ $prefix${to === '/' ? '/' : to};`,
  );
}
