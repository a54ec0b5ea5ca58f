import { getFormatter, getTranslations } from 'next-intl/server';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { Badge } from '@/components/ui/badge';
import type { SignedInDevice } from '@/lib/auth/list-own-sessions';
import { revokeSessions } from '@/lib/auth/revoke-sessions-action';
import { parseUserAgent } from './parse-user-agent';
import { SignOutButton } from './sign-out-button';

/** Lists the user's sessions, with buttons to end this one, the others or all. */
export async function SessionsSection({ sessions, locale }: { sessions: SignedInDevice[] | null; locale: string }) {
  const t = await getTranslations('account');
  const format = await getFormatter();
  const when = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <h2 className="text-xl">{t('sessions')}</h2>
      {sessions ? (
        <ul className="grid list-none gap-3">
          {sessions.map(({ id, user_agent, created_at, last_seen_at, is_current }) => {
            const { browser, system } = parseUserAgent(user_agent);
            return (
              <li key={id} className="border-border border-b pb-3">
                <p className="flex flex-wrap items-center gap-x-3 font-bold">
                  {t('session', { browser: browser ?? t('otherBrowser'), system: system ?? t('otherSystem') })}
                  {is_current && <Badge variant="success">{t('thisDevice')}</Badge>}
                </p>
                <p className="text-muted text-sm">
                  {t('seen', { when: when(last_seen_at) })}
                  <br />
                  {t('since', { when: when(created_at) })}
                </p>
              </li>
            );
          })}
        </ul>
      ) : (
        <p>{t('sessionsNone')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <SignOutButton label={t('signOutHere')} />
        {(['others', 'global'] as const).map((scope) => (
          <StaffActionForm
            key={scope}
            id={`sign-out-${scope}`}
            action={revokeSessions}
            actionName="revokeSessions"
            hidden={{ locale, scope }}
            submit={scope === 'others' ? t('signOutOthers') : t('signOutEverywhere')}
            submitting={t('saving')}
            redirects
            variant="outline"
            className="contents"
          />
        ))}
      </div>
    </>
  );
}
