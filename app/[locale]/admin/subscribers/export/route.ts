import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { csvOf } from '@/lib/leads/csv';
import { allSubscribers, subscriberView } from '@/lib/subscribers/queries';

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
  const rows = (await allSubscribers(view)).map((one) => columns.map((column) => String(one[column] ?? '')));
  return new Response(csvOf([columns, ...rows]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="subscribers-${new Date().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
