import { getMessages, getTranslations } from 'next-intl/server';
import { SignOutButton } from '@/components/admin/sign-out-button';
import { ActionFallbackTextsProvider, PreservedInputRestorer } from '@/components/forms/use-resilient-action';
import { PageShell } from '@/components/site-shell/page-shell';
import { Button } from '@/components/ui/button';
import { createForbiddenPageMetadata } from '@/lib/auth/staff-page-metadata';
import { sitePaths, staffPaths } from '@/lib/config/site-paths';
import { preserveInputOnReloadProps } from '@/lib/forms/preserved-input-attribute-and-key';
import { Link } from '@/lib/i18n/current-locale-and-link';

export const generateMetadata = createForbiddenPageMetadata;

export default async function Forbidden() {
  const t = await getTranslations('forbidden');
  const staffArea = await getTranslations('staffArea');
  const { common, form } = await getMessages();
  return (
    <PageShell path={staffPaths.admin}>
      <section className="container-page section-y" {...preserveInputOnReloadProps}>
        <PreservedInputRestorer {...form.renewed} />
        <h1>{t('heading')}</h1>
        <p className="lead mt-6">{t('text')}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <Button asChild>
            <Link href={sitePaths.home}>{t('home')}</Link>
          </Button>
          <ActionFallbackTextsProvider
            unreachable={staffArea('unreachable')}
            noticeLabels={{ label: common.notices, closeLabel: common.close }}
          >
            <SignOutButton />
          </ActionFallbackTextsProvider>
        </div>
      </section>
    </PageShell>
  );
}
