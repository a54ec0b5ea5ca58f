import { z } from 'zod';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { isMailReadableByStaff, readMailFileBytes } from '@/lib/mail/admin/mail-file-preview';
import { fetchOutboxMailById } from '@/lib/mail/admin/outbox-queries';

/** Downloads a mail as an .eml file for a mail program. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const member = await requireStaffWithRole(...rolesByPermission.outbox);
  const id = z.uuid().safeParse((await params).id);
  const mail = id.success ? await fetchOutboxMailById(id.data, member) : null;
  const bytes = mail && isMailReadableByStaff(mail) ? await readMailFileBytes(mail.id) : null;
  if (!mail || !bytes) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'message/rfc822',
      'Content-Disposition': `attachment; filename="${mail.id}.eml"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
