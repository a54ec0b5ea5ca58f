import { getFormatter, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableColumnHeaders, TableRow } from '@/components/ui/table';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { leadKinds, leadTables } from '@/lib/leads/lead';
import { isMailReadableByStaff } from '@/lib/mail/admin/mail-file-preview';
import type { OutboxMail } from '@/lib/mail/admin/outbox-queries';
import { RowActionForm } from '../row-action-forms';

const variants = {
  sent: 'success',
  failed: 'danger',
  queued: 'warning',
  sending: 'warning',
  cancelled: 'outline',
} as const;

/** True when nobody knows whether the server accepted the email. */
const isDoubtful = ({ status, doubts }: OutboxMail) => doubts > 0 && (status === 'queued' || status === 'failed');

// On a narrow screen a mail is a block of lines, because a wide row would move its buttons off screen.
const narrow =
  'max-xl:block max-xl:min-w-0 max-xl:[&>tbody]:block max-xl:[&>thead]:sr-only max-xl:[&_td]:block max-xl:[&_td]:border-0 max-xl:[&_td]:py-0.5 max-xl:[&_tr]:block max-xl:[&_tr]:border-border max-xl:[&_tr]:border-b max-xl:[&_tr]:py-3 xl:[&_button]:whitespace-nowrap';

/** Lists mails, newest first: type, recipient, delivery status and actions. */
export async function MailTable({ mails }: { mails: OutboxMail[] }) {
  const t = await getTranslations('outboxAdmin');
  const format = await getFormatter();
  const locale = await currentLocale();
  const columns = ['created', 'kind', 'to', 'status', 'reason', 'action'] as const;
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
      <TableColumnHeaders names={columns.map((column) => t(column))} />
      <TableBody>
        {mails.map((mail) => {
          const to = mail.recipient ?? t('staff');
          const lead = leadKinds.find((kind) => leadTables[kind] === mail.source_table);
          return (
            <TableRow key={mail.id}>
              <TableCell>{time(mail.created_at)}</TableCell>
              <TableCell>
                {lead ? (
                  // Not a client-side link, so that Back from a lead with unsaved input asks first.
                  <a
                    href={localePath(locale, `${staffPaths.leads}/${lead}/${mail.source_id}`)}
                    className="link inline-flex min-h-6"
                  >
                    {kindText(mail.kind)}
                  </a>
                ) : (
                  kindText(mail.kind)
                )}
              </TableCell>
              <TableCell>
                <div className="max-w-60 break-words">{to}</div>
              </TableCell>
              <TableCell>
                <Badge variant={variants[mail.status]} className="whitespace-nowrap">
                  {isDoubtful(mail) ? t('perhapsSent') : t(`statuses.${mail.status}`)}
                </Badge>
                {mail.attempts > 0 && (
                  <dl className="mt-1.5 grid gap-1 text-muted text-sm">
                    <div>
                      <dt className="inline">{t('attempts')}:</dt>{' '}
                      <dd className="inline tabular-nums">{mail.attempts}</dd>
                    </div>
                    {mail.status === 'queued' && (
                      <div>
                        <dt className="inline">{t('next')}:</dt>{' '}
                        <dd className="inline">{time(mail.next_attempt_at)}</dd>
                      </div>
                    )}
                  </dl>
                )}
              </TableCell>
              <TableCell className={mail.last_error ? 'text-sm' : 'text-sm max-xl:hidden!'}>
                <div className="max-w-72 wrap-anywhere max-xl:max-w-measure xl:min-w-40">
                  {mail.problem && <strong>{t(`problems.${mail.problem}`)}</strong>} {mail.last_error ?? t('none')}
                </div>
              </TableCell>
              <TableCell>
                {(mail.status === 'failed' || (mail.status === 'queued' && mail.last_error !== null)) && (
                  <div className="flex gap-2 max-xl:mt-1.5 xl:flex-col">
                    {(
                      [
                        { name: 'retryMail', text: t('retry'), textWithRecipient: t('retryOf', { to }) },
                        { name: 'dismissMail', text: t('dismiss'), textWithRecipient: t('dismissOf', { to }) },
                      ] as const
                    ).map(({ name, text, textWithRecipient }) => (
                      <RowActionForm
                        key={name}
                        name={name}
                        hidden={{ id: mail.id, locale }}
                        variant="outline"
                        size="sm"
                      >
                        <span aria-hidden>{text}</span>
                        <span className="sr-only">{textWithRecipient}</span>
                      </RowActionForm>
                    ))}
                  </div>
                )}
                {isMailReadableByStaff(mail) && (
                  <Link
                    href={`${staffPaths.outbox}/${mail.id}/preview`}
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
