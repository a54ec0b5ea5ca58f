import { getTranslations } from 'next-intl/server';
import { SearchLinkWithDialog } from '@/components/search/search-link-with-dialog';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { sitePaths, staffPaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu';
import menu from './menu.module.css';
import sheet from './mobile-menu.module.css';
import { NavLink } from './nav-link';
import { headerLinks } from './nav-links';
import { ProductsMenu } from './products-menu';
import { ShellBehaviour } from './shell-behaviour';
import { PinIcon } from './shell-icons';
import { ThemeMenu } from './theme-menu';

const sheetId = 'site-menu';

const row = `${styles.item} ${sheet.row}`;

/**
 * The header of every page. Menus are `details` elements and one popover, so it works
 * without scripts and before hydration.
 */
export async function SiteHeader({ path }: { path: string }) {
  const t = await getTranslations('nav');
  return (
    <>
      {/* Room for the language suggestion, which lib/page-scripts/suggest-language.ts adds. */}
      <div className="offer-room" />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link href="/" className={styles.logo} aria-current={path === '/' ? 'page' : undefined}>
            {brand.name}
          </Link>
          <div id={sheetId} popover="auto" className={`${styles.sheet} ${sheet.sheet}`}>
            <nav aria-label={t('label')}>
              <ul className={styles.links}>
                <li>
                  <NavLink path={path} href={sitePaths.why} className={row}>
                    {t('why', { brand: brand.name })}
                  </NavLink>
                </li>
                <li>
                  <ProductsMenu path={path} />
                </li>
                {headerLinks.map(({ key, path: href }) => (
                  <li key={key}>
                    <NavLink path={path} href={href} className={row}>
                      {t(key)}
                    </NavLink>
                  </li>
                ))}
                <li>
                  <NavLink
                    path={path}
                    href={sitePaths.storeLocator}
                    className={`${row} ${sheet.store}`}
                    data-tooltip={t('storeLocator')}
                  >
                    <PinIcon />
                    <span className={menu.toolName}>{t('storeLocator')}</span>
                  </NavLink>
                </li>
              </ul>
            </nav>
            <ThemeMenu />
            <NavLink path={path} href={staffPaths.auth} className={`${row} ${styles.login}`}>
              {t('login')}
            </NavLink>
            <button
              type="button"
              popoverTarget={sheetId}
              popoverTargetAction="hide"
              className={`${styles.close} ${sheet.close}`}
            >
              <Icon name="close" />
              {t('closeMenu')}
            </button>
          </div>
          <SearchLinkWithDialog className={`${styles.item} ${styles.search}`} />
          <LanguageMenu path={path} />
          <button
            type="button"
            popoverTarget={sheetId}
            data-tooltip={t('menu')}
            className={`${styles.toggle} ${sheet.toggle}`}
          >
            <Icon name="menu" className={sheet.whenClosed} />
            <Icon name="close" className={sheet.whenOpen} />
            <span className="sr-only">{t('menu')}</span>
          </button>
        </div>
        <div className={styles.progress} />
        <ShellBehaviour sheetId={sheetId} languageKey={`${brand.slug}-language`} />
      </header>
    </>
  );
}
