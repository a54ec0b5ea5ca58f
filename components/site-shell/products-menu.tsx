import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { sitePaths } from '@/lib/config/site-paths';
import header from './header.module.css';
import styles from './menu.module.css';
import sheet from './mobile-menu.module.css';
import { NavLink } from './nav-link';
import { mealLinks, productLineNavLinks } from './nav-links';

/** The products menu: complete raw meals with their three pages, then the other lines with a short description each. */
export async function ProductsMenu({ path }: { path: string }) {
  const t = await getTranslations('nav');
  const inside = path === sitePaths.products || path.startsWith(`${sitePaths.products}/`);
  return (
    <details name="header-menu" data-menu className={`${styles.menu} ${styles.fold}`}>
      <summary className={`${header.item} ${sheet.row}`} data-current={inside || undefined}>
        {t('products')}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div className={`${styles.panel} ${styles.products}`}>
        <div>
          <NavLink path={path} href={sitePaths.completeRawMeals} className={styles.group}>
            {t('completeRawMeals')}
          </NavLink>
          <ul className={styles.list}>
            {mealLinks.map(({ key, path: href }) => (
              <li key={key}>
                <NavLink path={path} href={href} className={styles.entry}>
                  {t(key)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
        <ul className={styles.list}>
          {productLineNavLinks.map(({ key, hint, path: href }) => (
            <li key={key}>
              <NavLink path={path} href={href} className={styles.line}>
                <span className={styles.group}>{t(key)}</span>
                <span className={styles.hint}>{t(hint)}</span>
              </NavLink>
            </li>
          ))}
        </ul>
        <NavLink path={path} href={sitePaths.products} className={styles.all}>
          {t('allProducts')}
          <Icon name="arrow" />
        </NavLink>
      </div>
    </details>
  );
}
