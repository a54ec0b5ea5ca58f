import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthFrame } from '@/components/auth/auth-frame';
import { ActionForm } from '@/components/layout/action-form';
import { requestRecovery } from '@/lib/auth/mail-actions';
import { staffMetadata } from '@/lib/auth/page';
import { currentLocale } from '@/lib/i18n/navigation';
import { staffPaths } from '@/lib/site-paths';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return staffMetadata((await getTranslations('auth.forgotten'))('heading'));
}

export default async function ForgottenPage() {
  const t = await getTranslations('auth');
  return (
    <AuthFrame
      path={staffPaths.forgotten}
      heading={t('forgotten.heading')}
      intro={t('forgotten.intro')}
      links={[{ href: staffPaths.auth, label: t('ways.back') }]}
    >
      <ActionForm
        id="forgotten"
        action={requestRecovery}
        hidden={{ locale: await currentLocale() }}
        fields={[{ name: 'email', label: t('code.email'), type: 'email', autoComplete: 'username' }]}
        submit={t('forgotten.send')}
        submitting={t('forgotten.sending')}
      />
    </AuthFrame>
  );
}
