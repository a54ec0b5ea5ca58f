import { getFormatter, getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { staffPaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { deliveryProblemKinds, type MailStatistics } from '@/lib/mail/mail-statistics-schema';
import { DashboardTile, DashboardTileGrid } from './dashboard-tiles-and-panel';

const lateMs = 10 * 60_000;

/** Shows whether mail delivery works, and the number of newsletter subscribers. */
export async function MailDeliveryPanel({ figures }: { figures: MailStatistics }) {
  const { mails, waiting_since, doubtful, problems, subscribers } = figures;
  const t = await getTranslations('dashboard');
  const format = await getFormatter();
  const failed = mails.failed ?? 0;
  const activeProblems = deliveryProblemKinds.filter((problem) => problems[problem]);
  const late = waiting_since !== null && Date.now() - Date.parse(waiting_since) > lateMs;
  return (
    <>
      <Alert variant={failed > 0 || late || activeProblems.length > 0 ? 'danger' : 'success'} className="mb-4">
        {failed > 0 && (
          <p>
            {t('mailFailed', { count: failed })}{' '}
            <Link href={`${staffPaths.outbox}?status=failed`} className="link inline-block min-h-6">
              {t('mailFailedList')}
            </Link>
          </p>
        )}
        {late && (
          <p>
            {t('mailWaiting', {
              when: format.dateTime(new Date(waiting_since), { dateStyle: 'short', timeStyle: 'short' }),
            })}
          </p>
        )}
        {activeProblems.map((problem) => (
          <p key={problem}>
            {t(`mailProblems.${problem}`, { count: problems[problem] ?? 0 })}{' '}
            <Link href={staffPaths.outbox} className="link inline-block min-h-6">
              {t('mailProblemsList')}
            </Link>
          </p>
        ))}
        {doubtful > 0 && <p>{t('mailDoubtful', { count: doubtful })}</p>}
        {failed === 0 && !late && activeProblems.length === 0 && <p>{t('mailOk')}</p>}
      </Alert>
      <DashboardTileGrid>
        {(['queued', 'sent', 'failed', 'cancelled'] as const).map((status) => (
          <DashboardTile
            key={status}
            label={t(`mailStatus.${status}`)}
            value={(mails[status] ?? 0) + (status === 'queued' ? (mails.sending ?? 0) : 0)}
            warn={status === 'failed' && failed > 0}
          />
        ))}
      </DashboardTileGrid>
      {subscribers && (
        <>
          <h3 className="mt-6 mb-3 text-lg">{t('subscribers')}</h3>
          <DashboardTileGrid>
            {(['confirmed', 'pending', 'unsubscribed'] as const).map((status) => (
              <DashboardTile key={status} label={t(`subscriberStatus.${status}`)} value={subscribers[status] ?? 0} />
            ))}
          </DashboardTileGrid>
        </>
      )}
    </>
  );
}
