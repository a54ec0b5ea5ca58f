import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { eventStream } from '@/lib/leads/event-stream';

export const dynamic = 'force-dynamic';

/** Tells the open inbox that leads have changed, as server-sent events; what changed it asks for under the member's own rights. */
export async function GET(): Promise<Response> {
  await requireStaff(...permissions.leads);
  return new Response(eventStream(), {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Compression would hold events back, and so would a proxy that collects answers.
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}
