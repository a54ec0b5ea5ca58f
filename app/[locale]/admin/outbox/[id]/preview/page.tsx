import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { z } from 'zod';
import { AdminShell } from '@/components/admin/admin-shell';
import { Alert } from '@/components/ui/alert';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { isMailReadableByStaff, parseMail, readMailFileBytes } from '@/lib/mail/admin/mail-file-preview';
import { fetchOutboxMailById } from '@/lib/mail/admin/outbox-queries';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import { createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

const findReadableMail = cache(async (id: string) => {
  const mail = z.uuid().safeParse(id).success ? await fetchOutboxMailById(id) : null;
  return mail && isMailReadableByStaff(mail) ? mail : null;
});

/** The title omits the subject, which may name a person and must not enter the browser history. */
export const generateMetadata = ({ params }: Props): Promise<Metadata> =>
  createStaffPageMetadata('outbox', async () => {
    const mail = await findReadableMail((await params).id);
    return createUnindexedPageMetadata(mail ? 'outboxAdmin.previewTitle' : 'pageTitles.notFound');
  });

/** Previews a mail that was saved as a file instead of being sent. */
export default async function MailPreviewPage({ params }: Props) {
  await requireStaffWithRole(...rolesByPermission.outbox);
  const mail = await findReadableMail((await params).id);
  if (!mail) notFound();
  const t = await getTranslations('outboxAdmin');
  const format = await getFormatter();
  const bytes = await readMailFileBytes(mail.id);
  const read = bytes && (await parseMail(bytes));
  const date = read?.date && format.dateTime(new Date(read.date), { dateStyle: 'long', timeStyle: 'short' });
  const download = localePath(await currentLocale(), `${staffPaths.outbox}/${mail.id}/eml`);
  return (
    <AdminShell
      path={staffPaths.outbox}
      url={`${staffPaths.outbox}/${mail.id}/preview`}
      title={read?.subject || t('previewTitle')}
    >
      <p className="mb-6 flex flex-wrap gap-6">
        <Link href={staffPaths.outbox} className="link inline-flex min-h-9 items-center">
          {t('back')}
        </Link>
        {read && (
          <a href={download} className="link inline-flex min-h-9 items-center">
            {t('download')}
          </a>
        )}
      </p>
      {!read && <Alert variant="warning">{t('noFile')}</Alert>}
      {read && (
        <>
          <dl className="mb-6 grid max-w-3xl grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            {(['from', 'to', 'subject', 'date'] as const).map((name) => (
              <div key={name} className="contents">
                <dt className="text-muted">{t(name)}</dt>
                <dd lang={name === 'date' ? undefined : languageOfScript(read[name] ?? '')} className="break-words">
                  {name === 'date' ? date : read[name]}
                </dd>
              </div>
            ))}
          </dl>
          <pre
            lang={languageOfScript(read.text)}
            className="max-w-3xl whitespace-pre-wrap break-words bg-surface p-5 font-sans"
          >
            {read.text}
          </pre>
        </>
      )}
    </AdminShell>
  );
}
