import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ActionFallbackTextsProvider, PreservedInputRestorer } from '@/components/forms/use-resilient-action';
import { ReportFailedStyleSheets } from '@/components/site-shell/report-failed-style-sheets';
import { Icon } from '@/components/ui/icon';
import { type Permission, roleAllows } from '@/lib/auth/permissions';
import { readSession, requireAnyStaff, sessionFingerprint } from '@/lib/auth/require-staff';
import { brand } from '@/lib/config/brand';
import { sitePaths, staffPaths } from '@/lib/config/site-paths';
import { preserveInputOnReloadProps } from '@/lib/forms/preserved-input-attribute-and-key';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeDefinitions, staffLocales } from '@/lib/i18n/locales';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import { AccountMenu } from './account-menu';
import { LaunchReadinessNotice } from './launch-readiness-notice';
import styles from './shell.module.css';
import { StaffNavigationBehaviour } from './staff-navigation-behaviour';
import { StaffSessionTabSync } from './staff-session-tab-sync';

/** The links of the staff menu. A link shows only for roles with its permission. */
const adminNav = [
  { key: 'dashboard', path: staffPaths.admin, permission: 'dashboard' },
  { key: 'leads', path: staffPaths.leads, permission: 'leads' },
  { key: 'stores', path: staffPaths.stores, permission: 'stores' },
  { key: 'media', path: staffPaths.media, permission: 'media' },
  { key: 'subscribers', path: staffPaths.subscribers, permission: 'subscribers' },
  { key: 'outbox', path: staffPaths.outbox, permission: 'outbox' },
  { key: 'team', path: staffPaths.team, permission: 'team' },
  { key: 'audit', path: staffPaths.audit, permission: 'audit' },
  { key: 'speed', path: staffPaths.speed, permission: 'speed' },
  { key: 'account', path: staffPaths.account, permission: 'account' },
] as const satisfies { key: string; path: string; permission: Permission }[];

type Props = {
  /** The page's path in the menu, without the language. Marks the current link. */
  path: string;
  /** The page's own URL if it differs from `path` or has a query. The language switch preserves it. */
  url?: string;
  title: string;
  /** Shown beside the title, such as a count or a button. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The layout of every staff page: top bar, menu for the user's role, title. Each page checks its own permission. */
export async function AdminShell({ path, url = path, title, aside, children }: Props) {
  const { user, role, profile } = await requireAnyStaff();
  const t = await getTranslations('staffArea');
  const { common, form } = await getMessages();
  const actionTexts = {
    unreachable: t('unreachable'),
    noticeLabels: { label: common.notices, closeLabel: common.close },
  };
  const locale = await currentLocale();
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#content">
        {common.skipToContent}
      </a>
      <header className={styles.bar}>
        <button type="button" popoverTarget="staff-menu" data-tooltip={t('menu')} className={styles.toggle}>
          <Icon name="menu" />
          <span className="sr-only">{t('menu')}</span>
        </button>
        <Link href={staffPaths.admin} className={styles.logo}>
          {brand.name}
        </Link>
        <span className={styles.area}>{t('name')}</span>
        <ul aria-label={t('languages')} className={styles.languages}>
          {staffLocales.map((code) => (
            <li key={code}>
              <a
                href={localePath(code, url)}
                className={styles.language}
                lang={localeDefinitions[code].tag}
                hrefLang={localeDefinitions[code].tag}
                aria-current={code === locale || undefined}
              >
                {localeDefinitions[code].label}
              </a>
            </li>
          ))}
        </ul>
        <ActionFallbackTextsProvider {...actionTexts}>
          <AccountMenu name={profile.full_name ?? user.email ?? user.phone ?? ''} role={role} />
        </ActionFallbackTextsProvider>
      </header>
      <div id="staff-menu" popover="auto" className={styles.menu}>
        <nav aria-label={t('navigation')}>
          <ul>
            {adminNav
              .filter(({ permission }) => roleAllows(role, permission))
              .map(({ key, path: href }) => (
                <li key={key}>
                  <Link href={href} className={styles.link} aria-current={href === path ? 'page' : undefined}>
                    {t(`nav.${key}`)}
                  </Link>
                </li>
              ))}
          </ul>
          <Link href={sitePaths.home} className={styles.website}>
            {t('website')} <Icon name="arrow" />
          </Link>
        </nav>
      </div>
      <main id="content" tabIndex={-1} className={styles.main} {...preserveInputOnReloadProps}>
        <div className={styles.title}>
          <h1 lang={languageOfScript(title)} className="text-3xl">
            {title}
          </h1>
          {aside}
        </div>
        <LaunchReadinessNotice />
        <PreservedInputRestorer {...form.renewed} />
        <ActionFallbackTextsProvider {...actionTexts}>{children}</ActionFallbackTextsProvider>
      </main>
      <StaffNavigationBehaviour />
      <ReportFailedStyleSheets />
      <StaffSessionTabSync
        state={sessionFingerprint(await readSession())}
        check={localePath(locale, staffPaths.session)}
      />
    </div>
  );
}
