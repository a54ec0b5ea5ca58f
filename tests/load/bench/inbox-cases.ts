import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';

type Args = Omit<Database['public']['Functions']['list_leads']['Args'], 'page_size'>;

const pageSize = 51;
const monthsAgo = (months: number) => new Date(Date.now() - months * 30 * 86_400_000).toISOString();
const lists: [name: string, args: Args][] = [
  ['all kinds', {}],
  ['one kind', { only_kind: 'contact' }],
  ['status: new', { only_status: 'new' }],
  ['nobody assigned', { unassigned: true }],
  ['country: LV', { only_country: 'LV' }],
  ['status and month', { only_status: 'won', since: monthsAgo(14), until: monthsAgo(13) }],
  ['page in the middle', { before_at: monthsAgo(10), before_id: '80000000-0000-4000-8000-000000000000' }],
];
const searches: [name: string, args: Args][] = [
  ['one hit: person 77777', { words: 'person77777' }],
  ['a hundred: ουρα 123…', { words: 'ΟΥΡΑ 123' }],
  ['thousands: berzina', { words: 'berzina' }],
  ['a third: τιμοκαταλογο', { words: 'τιμοκατάλογο' }],
  ['every lead: example', { words: 'example' }],
  ['none: ζαχαροπλαστείο', { words: 'ζαχαροπλαστειο' }],
  ['Chinese: 王芳', { words: '王芳' }],
  ['berzina, new, enquiries', { words: 'berzina', only_status: 'new', only_kind: 'export' }],
];

/**
 * Returns the requests of the inbox to the back end, by name. A page requests the list, and at once
 * the counts, the members and the views.
 */
export function inboxCases(
  client: SupabaseClient<Database>,
): { name: string; search: boolean; run: () => Promise<number> }[] {
  const list = async (args: Args) =>
    (await client.rpc('list_leads', { page_size: pageSize, ...args }).throwOnError()).data.length;
  const page = async (args: Args) => {
    const [rows] = await Promise.all([list(args), client.rpc('inbox_frame').throwOnError()]);
    return rows;
  };
  return [
    ...lists.map(([name, args]) => ({ name, search: false, run: () => page(args) })),
    ...searches.map(([name, args]) => ({ name: `search, ${name}`, search: true, run: () => page(args) })),
  ];
}
