import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignInForm } from '@/components/auth/sign-in-form';
import { PageShell } from '@/components/layout/page-shell';
import { signIn } from '@/lib/auth/actions';
import { wantedPath } from '@/lib/auth/wanted-path';
import { brand } from '@/lib/brand';
import { currentLocale } from '@/lib/i18n/navigation';
import { localePath } from '@/lib/i18n/paths';
import { fullTitle } from '@/lib/seo';
import { staffPaths } from '@/lib/site-paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pageTitles');
  return { title: fullTitle(t('auth')), robots: { index: false } };
}

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function AuthPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('auth');
  const { next } = await searchParams;
  const fallback = localePath(locale, staffPaths.admin);
  return (
    <PageShell path={staffPaths.auth}>
      <section className="container-page section-y">
        <h1>{t('heading')}</h1>
        <p className="lead">{t('intro', { brand: brand.name })}</p>
        <SignInForm
          action={signIn}
          locale={locale}
          next={wantedPath(typeof next === 'string' ? next : null, fallback)}
          texts={{
            identifier: t('identifier'),
            password: t('password'),
            submit: t('submit'),
            submitting: t('submitting'),
          }}
        />
      </section>
    </PageShell>
  );
}
