import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { csvOf } from '@/lib/leads/csv';
import { listSubscribers, type Subscriber, subscriberView } from '@/lib/subscribers/queries';

const partSize = 1000;
const columns = [
  'email',
  'locale',
  'status',
  'flags',
  'created_at',
  'confirmed_at',
  'unsubscribed_at',
  'consent_version',
] as const;

/** The subscribers of a view, all of them, as CSV. */
export async function GET(request: Request): Promise<Response> {
  await requireStaff(...permissions.subscribers);
  const view = subscriberView(Object.fromEntries(new URL(request.url).searchParams));
  const all: Subscriber[] = [];
  for (let count = 1; all.length < count; ) {
    const part = await listSubscribers(view, all.length, partSize);
    all.push(...part.rows);
    count = part.rows.length > 0 ? part.count : 0;
  }
  const rows = all.map((one) => columns.map((column) => String(one[column] ?? '')));
  return new Response(csvOf([columns, ...rows]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="subscribers-${new Date().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
