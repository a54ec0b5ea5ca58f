import { staffPaths } from '@/lib/config/site-paths';
import type { SupabaseVariables } from '@/server/backend-process';
import { staffSite } from './staff-site';

const inboxQueries: [name: string, query: string, search: boolean][] = [
  ['all kinds', '', false],
  ['one kind', 'kind=contact', false],
  ['status: new', 'status=new', false],
  ['country: LV', 'kind=export&country=LV', false],
  ['search, berzina', 'q=berzina', true],
  ['search, every lead', 'q=example', true],
];
const otherPages = ['admin', 'stores', 'media', 'subscribers', 'outbox', 'team', 'audit', 'speed', 'account'] as const;
const leadLink = /\/en\/admin\/leads\/[a-z]+\/[0-9a-f-]{36}/g;
// Without it the first pages measured would include the compilation of the site's code by V8.
const warmingRounds = 20;

/**
 * Starts the built site over a back end, requests all staff pages until its code is warm, and returns them as
 * an admin requests them, with the number of leads each links to; null if the build is missing or outdated.
 */
export async function staffPageCases(env: SupabaseVariables) {
  const site = await staffSite(env, 'admin');
  if (!site) return null;
  const { url, pid, cookie, stop } = site;
  const leadsOf = async (path: string) => {
    const response = await fetch(`${url}${path}`, { headers: { cookie }, redirect: 'manual' });
    const html = await response.text();
    if (response.status !== 200) throw new Error(`${path} returned status ${response.status}`);
    return new Set(html.match(leadLink));
  };
  const inbox = `/en${staffPaths.leads}`;
  const [lead] = await leadsOf(inbox);
  if (!lead) throw new Error('The inbox is empty.');
  const pages: [name: string, path: string, search: boolean][] = [
    ...inboxQueries.map(([name, query, search]): [string, string, boolean] => [name, `${inbox}?${query}`, search]),
    ['a lead', lead, false],
    ...otherPages.map((key): [string, string, boolean] => [
      key === 'admin' ? 'dashboard' : key,
      `/en${staffPaths[key]}`,
      false,
    ]),
  ];
  for (let round = 0; round < warmingRounds; round++) for (const [, path] of pages) await leadsOf(path);
  return {
    pid,
    cases: pages.map(([name, path, search]) => ({
      name: `page, ${name}`,
      search,
      run: async () => (await leadsOf(path)).size,
    })),
    stop,
  };
}
