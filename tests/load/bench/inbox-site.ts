import type { SupabaseVariables } from '@/server/backend-process';
import { staffSite } from './staff-site';

const pages: [name: string, query: string, search: boolean][] = [
  ['all kinds', '', false],
  ['one kind', 'kind=contact', false],
  ['status: new', 'status=new', false],
  ['country: LV', 'kind=export&country=LV', false],
  ['search, berzina', 'q=berzina', true],
  ['search, every lead', 'q=example', true],
];

/**
 * Starts the built site over a back end, and returns the inbox pages of a signed-in member; null
 * if the build is missing or outdated.
 */
export async function inboxSite(env: SupabaseVariables) {
  const site = await staffSite(env, 'sales');
  if (!site) return null;
  const { url, pid, cookie, stop } = site;
  const get = async (query: string) => {
    const response = await fetch(`${url}/en/admin/leads${query && `?${query}`}`, {
      headers: { cookie },
      redirect: 'manual',
    });
    const html = await response.text();
    if (response.status !== 200) throw new Error(`the inbox returned status ${response.status}`);
    return new Set(html.match(/\/en\/admin\/leads\/[a-z]+\/[0-9a-f-]{36}/g)).size;
  };
  return {
    pid,
    cases: pages.map(([name, query, search]) => ({ name: `page, ${name}`, search, run: () => get(query) })),
    stop,
  };
}
