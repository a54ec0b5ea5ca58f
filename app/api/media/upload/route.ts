import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { isCrossOriginRequest } from '@/lib/http/cross-origin';
import { saveUpload } from '@/lib/media/save-upload';

const statuses = {
  empty: 400,
  unknown: 400,
  size: 413,
  kind: 415,
  heic: 415,
  animation: 415,
  pages: 415,
  picture: 422,
  virus: 422,
  failed: 502,
} as const;

/** Uploads a file on the media page. The body holds the bytes, the query holds the folder and the name. */
export async function POST(request: Request): Promise<Response> {
  if (isCrossOriginRequest(request)) return new Response(null, { status: 403 });
  // Check the permission before reading the body, so that strangers cannot upload megabytes.
  const member = await requireStaffWithRole(...rolesByPermission.media);
  const target = Object.fromEntries(new URL(request.url).searchParams);
  const result = await saveUpload(member, target, Buffer.from(await request.arrayBuffer()));
  const status = result.ok ? 201 : statuses[result.reason];
  return Response.json(result, { status, headers: { 'Cache-Control': 'no-store' } });
}
