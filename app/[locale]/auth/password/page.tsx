import { RedirectType, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AuthPageLayout } from '@/components/auth/auth-page-layout';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { setPassword } from '@/lib/auth/password-actions';
import { pathAfterSignIn } from '@/lib/auth/path-after-sign-in';
import { readSession } from '@/lib/auth/require-staff';
import { staffPaths } from '@/lib/config/site-paths';
import type { SearchParamsProps } from '@/lib/http/search-params';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createUnindexedPageMetadata('auth.newPassword.heading');

export default async function SetPasswordPage({ searchParams }: SearchParamsProps) {
  const locale = await currentLocale();
  const next = pathAfterSignIn(locale, (await searchParams).next);
  const session = await readSession();
  const here = encodeURIComponent(`${localePath(locale, staffPaths.newPassword)}?next=${encodeURIComponent(next)}`);
  if (!session) redirect(`${localePath(locale, staffPaths.auth)}?next=${here}`, RedirectType.replace);
  if (session.factor && !session.proven)
    redirect(`${localePath(locale, staffPaths.secondFactor)}?next=${here}`, RedirectType.replace);
  const t = await getTranslations('auth.newPassword');
  return (
    <AuthPageLayout path={staffPaths.auth} heading={t('heading')} intro={t('intro')}>
      <StaffActionForm
        id="new"
        action={setPassword}
        actionName="setPassword"
        hidden={{ locale, next, username: session.user.email ?? '' }}
        fields={[
          { name: 'password', label: t('password'), hint: t('hint'), type: 'password', autoComplete: 'new-password' },
        ]}
        submit={t('submit')}
        submitting={t('submitting')}
      />
    </AuthPageLayout>
  );
}
