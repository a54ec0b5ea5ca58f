import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { subscribeToSharedLeadWatcher } from '@/lib/leads/lead-change-watcher';

export const dynamic = 'force-dynamic';

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Compression or a buffering proxy would delay the events.
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** Returns the headers alone: Next would otherwise run GET, whose stream nobody would read or end. */
export async function HEAD(): Promise<Response> {
  await requireStaffWithRole(...rolesByPermission.leads);
  return new Response(null, { headers });
}

/**
 * Notifies the open inbox of changed leads by server-sent events. The inbox then fetches the changes with the member's
 * own permissions.
 */
export async function GET(): Promise<Response> {
  await requireStaffWithRole(...rolesByPermission.leads);
  return new Response(createLeadEventStream(), { headers });
}

const maxStreamMs = 5 * 60_000;
const beatMs = 25_000;

/**
 * Server-sent events: `ready` at once, then `leads` whenever leads change. The stream ends after five minutes, when the
 * reader has left, or when the process is to stop; the browser then opens the next one, and so proves again who
 * it is.
 */
function createLeadEventStream(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let release = () => {};
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const event = (name: string) => send(`event: ${name}\ndata: {}\n\n`);
      const end = () => {
        release();
        controller.close();
      };
      const forget = subscribeToSharedLeadWatcher(() => event('leads'), end);
      // Proxies close silent connections.
      const heartbeatTimer = setInterval(() => send(': \n\n'), beatMs);
      const over = setTimeout(end, maxStreamMs);
      release = () => {
        clearInterval(heartbeatTimer);
        clearTimeout(over);
        forget();
      };
      send('retry: 3000\n');
      event('ready');
    },
    cancel: () => release(),
  });
}
