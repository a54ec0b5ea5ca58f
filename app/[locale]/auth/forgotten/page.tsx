import { getTranslations } from 'next-intl/server';
import { AuthPageLayout } from '@/components/auth/auth-page-layout';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { requestRecovery } from '@/lib/auth/email-sign-in-actions';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createUnindexedPageMetadata('auth.forgotten.heading');

export default async function ForgottenPage() {
  const t = await getTranslations('auth');
  return (
    <AuthPageLayout
      path={staffPaths.forgotten}
      heading={t('forgotten.heading')}
      intro={t('forgotten.intro')}
      links={[{ href: staffPaths.auth, label: t('ways.back') }]}
    >
      <StaffActionForm
        id="forgotten"
        action={requestRecovery}
        actionName="requestRecovery"
        hidden={{ locale: await currentLocale() }}
        fields={[{ name: 'email', label: t('code.email'), type: 'email', autoComplete: 'username' }]}
        submit={t('forgotten.send')}
        submitting={t('forgotten.sending')}
      />
    </AuthPageLayout>
  );
}
