import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ActionFallbackTextsProvider, PreservedInputRestorer } from '@/components/forms/use-resilient-action';
import { PageShell } from '@/components/site-shell/page-shell';
import { ReportFailedStyleSheets } from '@/components/site-shell/report-failed-style-sheets';
import { SessionTabSync } from '@/components/site-shell/session-tab-sync';
import { readSession, sessionFingerprint } from '@/lib/auth/require-staff';
import { staffPaths } from '@/lib/config/site-paths';
import { preserveInputOnReloadProps } from '@/lib/forms/preserved-input-attribute-and-key';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';

type Props = {
  path: string;
  heading: string;
  intro: string;
  /** Links to the other sign-in pages. */
  links?: { href: string; label: string }[];
  /** Where to go after a sign-in in another tab. Only set on pages without any other purpose. */
  onward?: string;
  children: ReactNode;
};

/** The layout of the sign-in pages: heading and intro on one side, the form on the other. */
export async function AuthPageLayout({ path, heading, intro, links = [], onward, children }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('auth');
  const { common, form } = await getMessages();
  return (
    <PageShell path={path}>
      <section className="container-page section-y grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h1 className="text-5xl">{heading}</h1>
          <p className="lead mt-6 text-muted">{intro}</p>
        </div>
        <div
          className="grid gap-8 border-current border-t-4 pt-8 lg:col-span-6 lg:col-start-7 lg:self-start"
          {...preserveInputOnReloadProps}
        >
          <PreservedInputRestorer {...form.renewed} />
          <ReportFailedStyleSheets />
          <ActionFallbackTextsProvider
            unreachable={t('errors.unavailable')}
            noticeLabels={{ label: common.notices, closeLabel: common.close }}
          >
            {children}
          </ActionFallbackTextsProvider>
          {links.length > 0 && (
            <ul className="grid list-none gap-1">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className="link inline-flex min-h-11 items-center">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      {onward && (
        <SessionTabSync
          state={sessionFingerprint(await readSession().catch(() => null))}
          check={localePath(locale, staffPaths.session)}
          onward={onward}
        />
      )}
    </PageShell>
  );
}
