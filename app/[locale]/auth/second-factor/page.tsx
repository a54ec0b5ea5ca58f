import { RedirectType, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AuthPageLayout } from '@/components/auth/auth-page-layout';
import { SingleButtonActionForm } from '@/components/forms/single-button-action-form';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { Button } from '@/components/ui/button';
import { pathAfterSignIn } from '@/lib/auth/path-after-sign-in';
import { readSession } from '@/lib/auth/require-staff';
import { verifySecondFactor } from '@/lib/auth/second-factor-actions';
import { signOut } from '@/lib/auth/sign-in-actions';
import { staffPaths } from '@/lib/config/site-paths';
import type { SearchParamsProps } from '@/lib/http/search-params';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createUnindexedPageMetadata('auth.factor.heading');

export default async function SecondFactorPage({ searchParams }: SearchParamsProps) {
  const locale = await currentLocale();
  const next = pathAfterSignIn(locale, (await searchParams).next);
  const session = await readSession();
  if (!session)
    redirect(`${localePath(locale, staffPaths.auth)}?next=${encodeURIComponent(next)}`, RedirectType.replace);
  if (!session.factor || session.proven) redirect(next, RedirectType.replace);
  const t = await getTranslations('auth');
  return (
    <AuthPageLayout path={staffPaths.auth} heading={t('factor.heading')} intro={t('factor.intro')} onward={next}>
      <StaffActionForm
        id="factor"
        action={verifySecondFactor}
        actionName="verifySecondFactor"
        hidden={{ locale, next }}
        fields={[
          { name: 'code', label: t('factor.code'), autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 12 },
        ]}
        submit={t('factor.submit')}
        submitting={t('factor.submitting')}
      />
      <p className="text-muted text-sm">{t('factor.lost')}</p>
      <SingleButtonActionForm action={signOut} name="signOut">
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" variant="outline" size="sm">
          {t('signOut')}
        </Button>
      </SingleButtonActionForm>
    </AuthPageLayout>
  );
}
