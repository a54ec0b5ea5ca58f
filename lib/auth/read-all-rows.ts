import 'server-only';
import type { StaffRole } from './permissions';
import type { StaffSession } from './require-staff';

type Client = StaffSession['supabase'];

type RowsResponse<Row> = { data: Row[]; error: null } | { data: null; error: { code: string } };

// A back end returns at most this many rows (`max_rows`).
const maxRowsAtOnce = 1000;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * All rows that somebody with one of these roles may read, by id, each exactly once even if others are added or deleted
 * in the meantime. `readFrom` returns at most `maxRows` rows from this id on, itself included, in the order of their
 * ids. Throws if they cannot be read to the end.
 *
 * Row-level security hides all rows without an error once a session has ended or lost its role, so that no rows do not
 * mean that there are none. Therefore each page begins with the last row of the page before, which shows that rows can
 * still be read; if there is no row at all, the caller's own profile shows it.
 */
export async function readAllRows<Row extends { id: string }>(
  supabase: Client,
  roles: readonly StaffRole[],
  readFrom: (id: string, maxRows: number) => PromiseLike<RowsResponse<Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const last = all.at(-1)?.id;
    const { data, error } = await readFrom(last ?? lowestId, maxRowsAtOnce);
    if (error) throw new Error(`rows cannot be read: ${error.code}`, { cause: error });
    if (data.length === 0 && (last || !(await mayRead(supabase, roles))))
      throw new Error('rows cannot be read to the end: the session has ended or lost its role');
    const next = data.filter(({ id }) => id !== last);
    if (next.length === 0) return all;
    all.push(...next);
  }
}

async function mayRead(supabase: Client, roles: readonly StaffRole[]): Promise<boolean> {
  // Administrators see every profile, others their own alone, and nobody any after the session.
  const query = supabase.from('profiles').select('user_id').in('role', roles).is('deactivated_at', null);
  const { data, error } = await query.limit(1);
  if (error) throw new Error(`profile cannot be read: ${error.code}`, { cause: error });
  return data.length > 0;
}
