import { RedirectType, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AuthPageLayout } from '@/components/auth/auth-page-layout';
import { ProviderButtons } from '@/components/auth/provider-buttons';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { Alert } from '@/components/ui/alert';
import { authErrorKey } from '@/lib/auth/auth-error-key';
import { pathAfterSignIn } from '@/lib/auth/path-after-sign-in';
import { readSession } from '@/lib/auth/require-staff';
import { signIn } from '@/lib/auth/sign-in-actions';
import { brand } from '@/lib/config/brand';
import { staffPaths } from '@/lib/config/site-paths';
import { type SearchParamsProps, singleSearchParam } from '@/lib/http/search-params';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { log } from '@/lib/observability/log';
import { createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createUnindexedPageMetadata('pageTitles.auth');

export default async function SignInPage({ searchParams }: SearchParamsProps) {
  const locale = await currentLocale();
  const t = await getTranslations('auth');
  const query = await searchParams;
  const next = pathAfterSignIn(locale, query.next);
  const session = await readSession().catch((error) => {
    log.error({ err: error }, 'session cannot be read');
    return null;
  });
  const problem = singleSearchParam(query.problem);
  // Somebody who has to prove again who they are keeps their session until then, also when a provider fails.
  if (session && !singleSearchParam(query.again) && !problem) redirect(next, RedirectType.replace);
  const nextQuery = `?next=${encodeURIComponent(next)}`;
  return (
    <AuthPageLayout
      path={staffPaths.auth}
      heading={t('heading')}
      intro={t('intro', { brand: brand.name })}
      onward={next}
      links={[
        { href: staffPaths.code + nextQuery, label: t('ways.code') },
        { href: staffPaths.forgotten, label: t('ways.forgotten') },
      ]}
    >
      {problem && (
        <Alert variant="danger" role="alert">
          <p>{t(`errors.${authErrorKey({ code: problem }).key}`, { minutes: 15 })}</p>
        </Alert>
      )}
      <StaffActionForm
        id="sign-in"
        action={signIn}
        actionName="signIn"
        hidden={{ locale, next }}
        fields={[
          { name: 'identifier', label: t('identifier'), autoComplete: 'username' },
          { name: 'password', label: t('password'), type: 'password', autoComplete: 'current-password' },
        ]}
        submit={t('submit')}
        submitting={t('submitting')}
      />
      <ProviderButtons locale={locale} next={next} />
    </AuthPageLayout>
  );
}
