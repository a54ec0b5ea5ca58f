import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPageLayout } from '@/components/auth/auth-page-layout';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { Alert } from '@/components/ui/alert';
import { openEmailLinkSession } from '@/lib/auth/email-sign-in-actions';
import { staffPaths } from '@/lib/config/site-paths';
import { type SearchParamsProps, singleSearchParam } from '@/lib/http/search-params';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { buildUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

export const dynamic = 'force-dynamic';

async function readConfirmation({ searchParams }: SearchParamsProps) {
  const query = await searchParams;
  const kind: 'invite' | 'recovery' = query.type === 'invite' ? 'invite' : 'recovery';
  return { kind, hash: singleSearchParam(query.token_hash), t: await getTranslations('auth.confirm') };
}

export async function generateMetadata(props: SearchParamsProps): Promise<Metadata> {
  const { kind, t } = await readConfirmation(props);
  return buildUnindexedPageMetadata(t(`${kind}.heading`));
}

/** Landing page of links in mails. It acts only when the button is pressed, because mail scanners open links too. */
export default async function AuthConfirmPage(props: SearchParamsProps) {
  const { kind, hash, t } = await readConfirmation(props);
  const ways = await getTranslations('auth.ways');
  const links: { href: string; label: string }[] = [{ href: staffPaths.auth, label: ways('back') }];
  if (kind === 'recovery') links.unshift({ href: staffPaths.forgotten, label: ways('forgotten') });
  return (
    <AuthPageLayout path={staffPaths.auth} heading={t(`${kind}.heading`)} intro={t(`${kind}.text`)} links={links}>
      {hash ? (
        <StaffActionForm
          action={openEmailLinkSession}
          actionName="openEmailLinkSession"
          hidden={{ locale: await currentLocale(), token_hash: hash, type: kind }}
          submit={t(`${kind}.button`)}
          submitting={t('busy')}
        />
      ) : (
        <Alert variant="danger" role="alert">
          <p>{t('incomplete')}</p>
        </Alert>
      )}
    </AuthPageLayout>
  );
}
