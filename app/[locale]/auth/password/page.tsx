import type { Metadata } from 'next';
import { RedirectType, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AuthPageLayout } from '@/components/auth/auth-page-layout';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { setPassword } from '@/lib/auth/password-actions';
import { pathAfterSignIn } from '@/lib/auth/path-after-sign-in';
import { readSession } from '@/lib/auth/require-staff';
import { createStaffMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return createStaffMetadata((await getTranslations('auth.newPassword'))('heading'));
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SetPasswordPage({ searchParams }: Props) {
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
