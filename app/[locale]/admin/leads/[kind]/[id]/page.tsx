import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { LeadEditForm } from '@/components/admin/leads/lead-edit-form';
import { LeadHistory } from '@/components/admin/leads/lead-history';
import { LeadReplyForm } from '@/components/admin/leads/lead-reply-form';
import { OpenLeadWatcher } from '@/components/admin/leads/open-lead-watcher';
import { LeadDetails } from '@/components/admin/leads/submitted-lead-details';
import { UnsavedChangesGuard } from '@/components/admin/unsaved-changes-guard';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { roleAllows, rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { listAssignees } from '@/lib/leads/assignees';
import { formatInboxQueryWithCursor, parseInboxQuery } from '@/lib/leads/inbox-query';
import { encodeLeadIdAndVersion, leadPersonAndCompany, leadRouteParamsSchema, leadStatuses } from '@/lib/leads/lead';
import { buildLeadHistory, isLastReplyUndelivered, listLeadChanges, listLeadNotes } from '@/lib/leads/lead-history';
import { findNextLead, readLead } from '@/lib/leads/lead-queries';
import { updateLead } from '@/lib/leads/update-lead-action';
import { buildUnindexedPageMetadata, createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ kind: string; id: string }>;
  searchParams: Promise<Record<string, unknown>>;
};

/**
 * The title names the lead's kind and date so that tabs differ. It omits the sender's name, which must not enter the
 * browser history.
 */
export const generateMetadata = ({ params }: Props): Promise<Metadata> =>
  createStaffPageMetadata('leads', async () => {
    const t = await getTranslations('inbox');
    const known = leadRouteParamsSchema.safeParse(await params);
    const row = known.success && (await readLead(known.data.kind, known.data.id));
    if (!row) return createUnindexedPageMetadata('pageTitles.notFound');
    const time = { dateStyle: 'medium', timeStyle: 'short' } as const;
    const moment = (await getFormatter()).dateTime(new Date(row.created_at), time);
    return buildUnindexedPageMetadata(`${t(`one.${known.data.kind}`)}, ${moment}`);
  });

export default async function LeadPage({ params, searchParams }: Props) {
  const { user, role, profile } = await requireStaffWithRole(...rolesByPermission.leads);
  const known = leadRouteParamsSchema.safeParse(await params);
  if (!known.success) notFound();
  const { kind, id } = known.data;
  const locale = await currentLocale();
  const [row, notes, changes, people] = await Promise.all([
    readLead(kind, id),
    listLeadNotes(kind, id),
    listLeadChanges(kind, id),
    listAssignees(locale),
  ]);
  if (!row) notFound();
  const t = await getTranslations('inbox');
  const statuses = await getTranslations('admin.statuses');
  const erasing = await getTranslations('subscribersAdmin');
  const { name, company } = leadPersonAndCompany(row);
  const isOwnChange = row.updated_by === user.id;
  const leadRef = encodeLeadIdAndVersion({ kind, id, version: row.version });
  const listUrl = localePath(locale, staffPaths.leads);
  const query = await searchParams;
  // The inbox page with the link that was followed, with its filters and page number.
  const list = parseInboxQuery(query);
  const place = formatInboxQueryWithCursor(list) && `?${formatInboxQueryWithCursor(list)}`;
  const next = await findNextLead(list, row);
  // Not by the router: Back from the form then asks before it drops unsaved input.
  const onward = next && (
    <a
      href={localePath(locale, `${staffPaths.leads}/${next.kind}/${next.id}${place}`)}
      className="link inline-flex min-h-9 items-center"
    >
      {t('keys.down')}
    </a>
  );
  // A former member stays in the list of assignees of the leads they still own.
  const choices = people.filter((person) => person.active || person.id === row.assignee);
  return (
    <AdminShell
      path={staffPaths.leads}
      url={`${staffPaths.leads}/${kind}/${id}${place}`}
      title={company ? `${name}, ${company}` : name}
    >
      <p className="mb-6 flex flex-wrap gap-x-6">
        <Link href={`${staffPaths.leads}${place}`} className="link inline-flex min-h-9 items-center">
          {t(place ? 'backToList' : 'back')}
        </Link>
        {onward}
      </p>
      <UnsavedChangesGuard />
      <OpenLeadWatcher
        key={row.version}
        lead={id}
        live={`${listUrl}/live`}
        state={`${listUrl}/${kind}/${id}/current-status`}
        version={row.version}
        page={`${listUrl}/${kind}/${id}${place}`}
        reload={t('reload')}
      />
      {isLastReplyUndelivered(notes) && ['new', 'in_progress'].includes(row.status) && (
        <Alert variant="warning" title={t('lastUndelivered')} className="mb-6">
          <p>{t('lastUndeliveredText')}</p>
          <Link href={staffPaths.outbox} className="link inline-flex min-h-9 items-center">
            {t('lastUndeliveredLink')}
          </Link>
        </Alert>
      )}
      <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <LeadDetails kind={kind} row={row} people={people} />
          <LeadHistory entries={buildLeadHistory(notes, changes)} people={people} />
          <LeadReplyForm
            kind={kind}
            leadRef={leadRef}
            isOwnChange={isOwnChange}
            to={{ email: row.email, name, locale: row.locale }}
            sender={profile.full_name}
            templateParam={query.template}
            list={list}
            locale={locale}
          />
        </div>
        <section aria-labelledby="work-title" className="self-start bg-surface p-6">
          <h2 id="work-title" className="mb-4 text-xl">
            {t('work')}
          </h2>
          <LeadEditForm
            action={updateLead}
            locale={locale}
            values={{ lead: leadRef, status: row.status, assignee: row.assignee ?? '' }}
            isOwnChange={isOwnChange}
            statuses={leadStatuses.map((value) => ({ value, label: statuses(value) }))}
            people={[
              { value: '', label: t('nobody') },
              ...choices.map(({ id: value, name: who, active }) => ({
                value,
                label: active ? who : t('left', { name: who }),
              })),
            ]}
            labels={{
              status: t('status'),
              assignee: t('assignee'),
              note: t('note'),
              noteHint: t('noteHint'),
              save: t('save'),
              saving: t('saving'),
            }}
          />
          {/* The link to the next lead, also at the end of the page: on a phone the one at the top is far away. */}
          {onward && <p className="mt-6">{onward}</p>}
          {kind === 'partnership' && roleAllows(role, 'stores') && (
            <a
              href={localePath(locale, `${staffPaths.stores}/new?application=${id}`)}
              className={buttonVariants({ size: 'sm', variant: 'outline', className: 'mt-6' })}
            >
              {t('makeStore')}
            </a>
          )}
          {roleAllows(role, 'subscribers') && (
            <p className="mt-6">
              <Link
                href={`${staffPaths.subscribers}/erase?${new URLSearchParams({ email: row.email })}`}
                className="link inline-flex min-h-9 items-center"
              >
                {erasing('eraseOf', { email: row.email })}
              </Link>
            </p>
          )}
        </section>
      </div>
    </AdminShell>
  );
}
