import { getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { BusyListContainer } from '@/components/admin/busy-list-container';
import { CursorPagination } from '@/components/admin/cursor-pagination';
import { MailListWithActions } from '@/components/admin/outbox/mail-list-with-actions';
import { MailTable } from '@/components/admin/outbox/mail-table';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { roleAllows, rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import { lastSearchParam, type SearchParamsProps, singleSearchParam } from '@/lib/http/search-params';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { areMailsWrittenToFiles } from '@/lib/mail/admin/mail-file-preview';
import { dismissMail, retryMail, retryRejectedMails } from '@/lib/mail/admin/outbox-actions';
import {
  countMailsByStatus,
  countRejectedMailsByProblem,
  listMails,
  mailStatuses,
} from '@/lib/mail/admin/outbox-queries';
import { deliveryProblemKinds } from '@/lib/mail/mail-statistics-schema';
import { parsePageCursor } from '@/lib/page-cursor';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createStaffPageMetadata('outbox', 'outboxAdmin.title');

export default async function OutboxPage({ searchParams }: SearchParamsProps) {
  const { role } = await requireStaffWithRole(...rolesByPermission.outbox);
  const t = await getTranslations('outboxAdmin');
  const given = await searchParams;
  const status = mailStatuses.find((name) => name === lastSearchParam(given.status)) ?? null;
  const before = parsePageCursor(singleSearchParam(given.before));
  const [{ mails, next }, counts, rejectedCount] = await Promise.all([
    listMails(status, before),
    countMailsByStatus(),
    countRejectedMailsByProblem(),
  ]);
  const problems = deliveryProblemKinds.filter((problem) => rejectedCount[problem]);
  const locale = await currentLocale();
  const view = (query: Record<string, string>) => {
    const text = new URLSearchParams({ ...(status && { status }), ...query }).toString();
    return text ? `${staffPaths.outbox}?${text}` : staffPaths.outbox;
  };
  const filter =
    'inline-flex min-h-8 min-w-6 items-center gap-1.5 aria-[current=true]:font-bold aria-[current=true]:no-underline';
  return (
    <AdminShell path={staffPaths.outbox} title={t('title')}>
      <p className="mb-6 max-w-measure text-muted">{t(roleAllows(role, 'subscribers') ? 'intro' : 'introLeads')}</p>
      {areMailsWrittenToFiles() && (
        <Alert variant="warning" className="mb-6">
          {t('files')}
        </Alert>
      )}
      {/* Not inside the alert, which is gone when the emails are queued again: the result stays. */}
      <StaffActionForm
        action={retryRejectedMails}
        actionName="retryRejectedMails"
        hidden={{ locale }}
        submit={problems.length > 0 ? t('retryAll') : undefined}
        className="mb-6 [&>button]:mt-3"
      >
        {problems.length > 0 && (
          <Alert variant="danger">
            <ul className="mb-2">
              {problems.map((problem) => (
                <li key={problem}>
                  {t('refused', { count: rejectedCount[problem] ?? 0, why: t(`problems.${problem}`) })}
                </li>
              ))}
            </ul>
            <p>{t('refusedHelp')}</p>
          </Alert>
        )}
      </StaffActionForm>
      <nav aria-label={t('filter')}>
        <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1">
          <li>
            <Link href={staffPaths.outbox} className={filter} aria-current={status === null}>
              {t('all')}
            </Link>
          </li>
          {mailStatuses.map((name) => (
            <li key={name}>
              <Link href={`${staffPaths.outbox}?status=${name}`} className={filter} aria-current={name === status}>
                {t(`statuses.${name}`)} <span className="tabular-nums">({counts[name]})</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <BusyListContainer>
        {/* Another list has no results yet. */}
        <MailListWithActions
          key={view({ before: singleSearchParam(given.before) })}
          actions={{ retryMail, dismissMail }}
        >
          {mails.length > 0 ? <MailTable mails={mails} /> : <EmptyState title={t('empty')} />}
        </MailListWithActions>
      </BusyListContainer>
      <CursorPagination
        label={t('pages')}
        newest={before && { href: view({}), text: t('newest') }}
        older={next ? { href: view({ before: next }), text: t('older') } : null}
      />
    </AdminShell>
  );
}
