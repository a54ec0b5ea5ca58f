import { buildNginxRedirectMapLines, type RedirectsConfig } from '@/lib/config/redirects';

/** The example of a proxy, which redirects moved paths by itself. */
export const nginxConfigPath = 'deploy/nginx/site.conf';

const start = '    # Made by npm run rename:\n';
const end = '    # End.\n';

/** The example with the redirects of a table in its map. Throws when it has no place for them. */
export function replaceNginxRedirects(text: string, table: Pick<RedirectsConfig, 'moved'>): string {
  const [head, rest] = text.split(start);
  const tail = rest?.split(end)[1];
  if (tail === undefined) throw new Error(`${nginxConfigPath} has no place for the redirects`);
  const lines = buildNginxRedirectMapLines(table).map(
    (line) => `    "${line.slice(0, line.indexOf(' '))}" "${line.slice(line.indexOf(' ') + 1, -1)}";\n`,
  );
  return `${head}${start}${lines.join('')}${end}${tail}`;
}
