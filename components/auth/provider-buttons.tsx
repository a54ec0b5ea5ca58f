import { getTranslations } from 'next-intl/server';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { signInWithProvider } from '@/lib/auth/sign-in-actions';
import { readEnvironmentVariable } from '@/lib/config/env';

const names: Record<string, string> = { google: 'Google', github: 'GitHub', azure: 'Microsoft', apple: 'Apple' };

/** Shows a button for each OAuth provider configured in the back end, or nothing if there is none. */
export async function ProviderButtons({ locale, next }: { locale: string; next: string }) {
  const providers = readEnvironmentVariable('OAUTH_PROVIDERS')?.split(',') ?? [];
  if (providers.length === 0) return null;
  const t = await getTranslations('auth');
  return (
    <div className="flex flex-wrap gap-3">
      {providers.map((provider) => (
        <StaffActionForm
          key={provider}
          id={provider}
          action={signInWithProvider}
          actionName="signInWithProvider"
          hidden={{ locale, next, provider }}
          submit={t('ways.provider', { provider: names[provider] ?? provider })}
          submitting={t('submitting')}
          redirects
          variant="outline"
          className="contents"
        />
      ))}
    </div>
  );
}
