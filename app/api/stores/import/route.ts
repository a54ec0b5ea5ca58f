import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { isCrossOriginRequest } from '@/lib/http/cross-origin';
import { logIncident } from '@/lib/observability/log-incident';
import {
  checkAndStageStoreImport,
  type ImportCheckProgress,
  type ImportCheckResult,
} from '@/lib/stores/import/check-and-stage-store-import';

/**
 * The dry run of a spreadsheet of stores: the file is the body; the response is lines of JSON, progress first, the
 * result last.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossOriginRequest(request)) return new Response(null, { status: 403 });
  // Before the body is read: a stranger's megabytes are not even taken.
  const member = await requireStaffWithRole(...rolesByPermission.stores);
  const options = Object.fromEntries(new URL(request.url).searchParams);
  const bytes = new Uint8Array(await request.arrayBuffer());
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async start(controller) {
      const send = (line: ImportCheckProgress | ImportCheckResult) =>
        controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      try {
        send(await checkAndStageStoreImport(member, bytes, options, send));
      } catch (error) {
        send({ ok: false, problem: 'failed', incident: logIncident({ err: error }, 'import not checked') });
      }
      controller.close();
    },
  });
  const headers = {
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
    // nginx would otherwise collect the progress and show it at the end.
    'x-accel-buffering': 'no',
  };
  return new Response(body, { headers });
}
