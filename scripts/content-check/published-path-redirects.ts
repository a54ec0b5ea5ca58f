import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type RedirectTable, redirectsSchema } from '@/lib/config/redirects';
import type { ContentProblem } from '@/lib/content/content-problem';
import { readValidatedJson } from '@/scripts/art/art-products';
import { writeFormattedJson } from '@/scripts/new/json';
import { collectPathsByContent, everPublishedPaths } from '@/scripts/rename/collect-paths-by-content';
import { nginxFile, withNginxRedirects } from '@/scripts/rename/nginx-redirects';

const file = 'content/redirects.json';

/**
 * Records the paths that are public now, and writes the redirects into the proxy example; returns how many are new.
 */
export function recordPublicPaths(): number {
  const table = readValidatedJson(file, redirectsSchema);
  const all = everPublishedPaths(table, collectPathsByContent('.').values());
  writeFormattedJson(file, { ...table, published: all });
  if (existsSync(nginxFile)) writeFileSync(nginxFile, withNginxRedirects(readFileSync(nginxFile, 'utf8'), table));
  return all.length - table.published.length;
}

/**
 * Paths that were public and lead nowhere now, moves from or to the wrong place, and new paths that are not
 * recorded.
 */
export function checkPublicPaths(): ContentProblem[] {
  const table = readValidatedJson(file, redirectsSchema);
  const live = new Set(collectPathsByContent('.').values());
  const moved = new Set(table.moved.map(({ from }) => from));
  return [
    ...table.moved.flatMap(({ from, to }, index): ContentProblem[] => [
      ...(live.has(from)
        ? [{ file, key: `moved.${index}.from`, text: `'${from}' is in use: nothing can lead away from it` }]
        : []),
      ...(live.has(to) ? [] : [{ file, key: `moved.${index}.to`, text: `'${to}' is no address of the site` }]),
    ]),
    ...table.published.flatMap((pathname, index): ContentProblem[] =>
      live.has(pathname) || moved.has(pathname)
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

/** The proxy example repeats the table. */
function proxyProblems(table: RedirectTable): ContentProblem[] {
  // A deployment may come without the examples.
  if (!existsSync(nginxFile)) return [];
  const text = readFileSync(nginxFile, 'utf8');
  if (withNginxRedirects(text, table) === text) return [];
  const wrong = 'does not have the redirects of content/redirects.json: run npm run content:dates';
  return [{ file: nginxFile, weight: 'style', text: wrong }];
}
