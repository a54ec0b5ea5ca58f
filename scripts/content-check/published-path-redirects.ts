import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brand } from '@/lib/config/brand';
import { type RedirectsConfig, redirectsSchema } from '@/lib/config/redirects';
import type { ContentProblem } from '@/lib/content/content-problem';
import { writeFormattedJson } from '@/scripts/new/json';
import { readValidatedJson } from '@/scripts/read-json';
import { collectPathsByContentId, mergePublishedPaths } from '@/scripts/rename-public-path/collect-paths-by-content-id';
import { nginxConfigPath, replaceNginxRedirects } from '@/scripts/rename-public-path/nginx-redirects';

const file = 'content/redirects.json';

/**
 * Records the current public paths, and writes the redirects into the proxy example; returns the number of new paths.
 */
export function recordPathsAndNginxRedirects(): number {
  const table = readValidatedJson(file, redirectsSchema);
  const published = mergePublishedPaths(table, collectPathsByContentId('.').values());
  writeFormattedJson(file, { ...table, published });
  if (existsSync(nginxConfigPath))
    writeFileSync(nginxConfigPath, replaceNginxRedirects(readFileSync(nginxConfigPath, 'utf8'), table));
  return published.length - table.published.length;
}

/**
 * Former public paths without a page or redirect, redirects from a path in use or to an unknown path, and new paths
 * that are not recorded.
 */
export function checkPublishedPathRedirects(): ContentProblem[] {
  const table = readValidatedJson(file, redirectsSchema);
  const pathById = collectPathsByContentId('.');
  const live = new Set(pathById.values());
  const replaced = listPathsReplacedByCopies(pathById);
  const moved = new Set(table.moved.map(({ from }) => from));
  return [
    ...table.moved.flatMap(({ from, to }, index): ContentProblem[] => [
      ...(live.has(from)
        ? [{ file, key: `moved.${index}.from`, text: `'${from}' is in use: nothing can lead away from it` }]
        : []),
      ...(live.has(to) ? [] : [{ file, key: `moved.${index}.to`, text: `'${to}' is no address of the site` }]),
    ]),
    ...table.published.flatMap((pathname, index): ContentProblem[] =>
      live.has(pathname) || moved.has(pathname) || replaced.has(pathname)
        ? []
        : [
            {
              file,
              key: `published.${index}`,
              text: `'${pathname}' was public and leads nowhere now: run npm run rename -- address ${pathname} /its-new-address`,
            },
          ],
    ),
    ...[...live]
      .filter((pathname) => !table.published.includes(pathname))
      .map(
        (pathname): ContentProblem => ({
          file,
          weight: 'style',
          text: `'${pathname}' is new and not recorded: run npm run content:dates`,
        }),
      ),
    ...proxyProblems(table),
  ];
}

/** The former paths of products that have the path of another one, which the check of products reports. */
function listPathsReplacedByCopies(pathById: Map<string, string>): Set<string> {
  const paths = [...pathById.values()];
  return new Set(
    [...pathById].flatMap(([id, pathname]) => {
      const [kind, name] = id.split(' ');
      const isCopied = kind === 'product' && paths.filter((one) => one === pathname).length > 1;
      return isCopied
        ? ['', `${brand.slug}-`, 'cats/', `cats/${brand.slug}-`].map((start) => `/products/${start}${name}`)
        : [];
    }),
  );
}

/** The proxy example must contain the same redirects. */
function proxyProblems(table: RedirectsConfig): ContentProblem[] {
  // A deployment may lack the examples.
  if (!existsSync(nginxConfigPath)) return [];
  const text = readFileSync(nginxConfigPath, 'utf8');
  if (replaceNginxRedirects(text, table) === text) return [];
  const reason = 'does not have the redirects of content/redirects.json: run npm run content:dates';
  return [{ file: nginxConfigPath, weight: 'style', text: reason }];
}
