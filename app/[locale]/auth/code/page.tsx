import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { AuthPageLayout } from '@/components/auth/auth-page-layout';
import { MoveLostFocusToHeadingOnMount } from '@/components/forms/focus-heading-on-mount';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { Alert } from '@/components/ui/alert';
import { requestCode, verifyEmailCode } from '@/lib/auth/email-sign-in-actions';
import { pathAfterSignIn } from '@/lib/auth/path-after-sign-in';
import { getSignInEmailCookieNameAndAttributes } from '@/lib/auth/sign-in-code-cookie-attributes';
import { staffPaths } from '@/lib/config/site-paths';
import { type SearchParamsProps, singleSearchParam } from '@/lib/http/search-params';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createUnindexedPageMetadata('auth.code.heading');

export default async function SignInCodePage({ searchParams }: SearchParamsProps) {
  const locale = await currentLocale();
  const t = await getTranslations('auth');
  const query = await searchParams;
  const next = pathAfterSignIn(locale, query.next);
  const sent =
    singleSearchParam(query.sent) !== '' && (await cookies()).has(getSignInEmailCookieNameAndAttributes().name);
  const nextQuery = `next=${encodeURIComponent(next)}`;
  // `again`: a member may be here to renew a sign-in.
  const links = [{ href: `${staffPaths.auth}?again=yes&${nextQuery}`, label: t('ways.password') }];
  if (sent) links.unshift({ href: `${staffPaths.code}?${nextQuery}`, label: t('code.again') });
  return (
    <AuthPageLayout
      path={staffPaths.code}
      heading={t('code.heading')}
      intro={t('code.intro')}
      links={links}
      onward={next}
    >
      {sent ? (
        <>
          <MoveLostFocusToHeadingOnMount />
          <Alert variant="info" role="status">
            <p>{t('code.sent')}</p>
          </Alert>
          <StaffActionForm
            id="code"
            action={verifyEmailCode}
            actionName="verifyEmailCode"
            hidden={{ locale, next }}
            fields={[
              {
                name: 'code',
                label: t('code.code'),
                autoComplete: 'one-time-code',
                inputMode: 'numeric',
                maxLength: 12,
              },
            ]}
            submit={t('code.verify')}
            submitting={t('code.verifying')}
          />
        </>
      ) : (
        <StaffActionForm
          id="code"
          action={requestCode}
          actionName="requestCode"
          hidden={{ locale, next }}
          fields={[{ name: 'email', label: t('code.email'), type: 'email', autoComplete: 'username' }]}
          submit={t('code.send')}
          submitting={t('code.sending')}
        />
      )}
    </AuthPageLayout>
  );
}
