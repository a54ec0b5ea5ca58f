import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createLeadEventStream } from '@/lib/leads/lead-event-stream';

export const dynamic = 'force-dynamic';

/**
 * Notifies the open inbox of changed leads by server-sent events. The inbox then fetches the changes with the member's
 * own permissions.
 */
export async function GET(): Promise<Response> {
  await requireStaffWithRole(...rolesByPermission.leads);
  return new Response(createLeadEventStream(), {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Compression or a buffering proxy would delay the events.
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}
