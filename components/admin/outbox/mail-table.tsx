import { getFormatter, getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/forms/action-form';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableColumns, TableRow } from '@/components/ui/table';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale, Link } from '@/lib/i18n/navigation';
import { leadKinds, leadTables } from '@/lib/leads/lead';
import { isReadable } from '@/lib/mail/admin/mail-preview';
import { dismissMail, retryMail } from '@/lib/mail/admin/outbox-actions';
import type { OutboxMail } from '@/lib/mail/admin/outbox-queries';

const variants = {
  sent: 'success',
  failed: 'danger',
  queued: 'warning',
  sending: 'warning',
  cancelled: 'outline',
} as const;

/** True when nobody knows whether the server accepted the email. */
const isDoubtful = ({ status, doubts }: OutboxMail) => doubts > 0 && (status === 'queued' || status === 'failed');

// On a narrow screen a mail is a block of lines, because a wide row would move its buttons off
// screen. Less important numbers are hidden.
const narrow =
  'max-lg:block max-lg:min-w-0 max-lg:[&>tbody]:block max-lg:[&>thead]:sr-only max-lg:[&_td]:block max-lg:[&_td]:border-0 max-lg:[&_td]:py-0.5 max-lg:[&_tr]:block max-lg:[&_tr]:border-border max-lg:[&_tr]:border-b max-lg:[&_tr]:py-3 lg:[&_th]:wrap-normal lg:[&_button]:whitespace-nowrap';

/** Lists mails, newest first: type, recipient, delivery status and actions. */
export async function MailTable({ mails }: { mails: OutboxMail[] }) {
  const t = await getTranslations('outboxAdmin');
  const format = await getFormatter();
  const locale = await currentLocale();
  const columns = ['created', 'kind', 'to', 'status', 'attempts', 'next', 'reason', 'action'] as const;
  // Mail types without a translation show their technical name.
  const kindText = (kind: string) =>
    t.has(`kinds.${kind}` as 'kinds.plan') ? t(`kinds.${kind}` as 'kinds.plan') : kind;
  const time = (at: string) => (
    <time dateTime={at} className="whitespace-nowrap">
      {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' })}
    </time>
  );
  return (
    <Table label={t('list')} className={narrow}>
      <TableColumns names={columns.map((column) => t(column))} />
      <TableBody>
        {mails.map((mail) => {
          const to = mail.recipient ?? t('staff');
          const lead = leadKinds.find((kind) => leadTables[kind] === mail.source_table);
          return (
            <TableRow key={mail.id}>
              <TableCell>{time(mail.created_at)}</TableCell>
              <TableCell>
                {lead ? (
                  <Link href={`${staffPaths.leads}/${lead}/${mail.source_id}`} className="link inline-block min-h-6">
                    {kindText(mail.kind)}
                  </Link>
                ) : (
                  kindText(mail.kind)
                )}
              </TableCell>
              <TableCell>
                <div className="max-w-60 break-words">{to}</div>
              </TableCell>
              <TableCell>
                <Badge variant={variants[mail.status]}>
                  {isDoubtful(mail) ? t('perhapsSent') : t(`statuses.${mail.status}`)}
                </Badge>
              </TableCell>
              <TableCell className="tabular-nums max-lg:hidden!">{mail.attempts}</TableCell>
              <TableCell className="max-lg:hidden!">
                {mail.status === 'queued' ? time(mail.next_attempt_at) : t('none')}
              </TableCell>
              <TableCell className={mail.last_error ? 'text-sm' : 'text-sm max-lg:hidden!'}>
                <div className="max-w-72 break-words">
                  {mail.problem && <strong>{t(`problems.${mail.problem}`)}</strong>} {mail.last_error ?? t('none')}
                </div>
              </TableCell>
              <TableCell>
                {(mail.status === 'failed' || (mail.status === 'queued' && mail.last_error !== null)) && (
                  <div className="flex gap-2 lg:flex-col">
                    <ActionForm
                      action={retryMail}
                      hidden={{ id: mail.id, locale }}
                      submit={t('retry')}
                      submitName={t('retryOf', { to })}
                      variant="outline"
                      size="sm"
                      notice="inline"
                      final
                      className="grid gap-1"
                    />
                    <ActionForm
                      action={dismissMail}
                      hidden={{ id: mail.id, locale }}
                      submit={t('dismiss')}
                      submitName={t('dismissOf', { to })}
                      variant="outline"
                      size="sm"
                      notice="inline"
                      final
                      className="grid gap-1"
                    />
                  </div>
                )}
                {isReadable(mail) && (
                  <Link
                    href={`${staffPaths.outbox}/${mail.id}`}
                    aria-label={t('previewOf', { to })}
                    className="link inline-block min-h-6 whitespace-nowrap"
                  >
                    {t('preview')}
                  </Link>
                )}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
