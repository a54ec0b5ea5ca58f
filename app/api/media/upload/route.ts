import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { saveUpload } from '@/lib/media/upload';

const statuses = { empty: 400, unknown: 400, size: 413, kind: 415, picture: 422, virus: 422, failed: 502 } as const;

/** A file of the media page: its bytes are the body, its place and name are in the address. */
export async function POST(request: Request): Promise<Response> {
  // Cookies travel with requests of this site alone; browsers say themselves where a request comes from.
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin') return new Response(null, { status: 403 });
  // Before the body is read: a stranger's megabytes are not even taken.
  await requireStaff(...permissions.media);
  const target = Object.fromEntries(new URL(request.url).searchParams);
  const result = await saveUpload(target, Buffer.from(await request.arrayBuffer()));
  const status = result.ok ? 201 : statuses[result.reason];
  return Response.json(result, { status, headers: { 'Cache-Control': 'no-store' } });
}
