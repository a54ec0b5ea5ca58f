import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import header from './header.module.css';
import styles from './menu.module.css';
import sheet from './mobile-menu.module.css';
import { ThemeIcon } from './shell-icons';

/** Theme choice: light, dark or system. Hidden without scripts, because a script stores the choice. */
export async function ThemeMenu() {
  const t = await getTranslations('nav');
  const choices = { light: t('themeLight'), dark: t('themeDark'), system: t('themeSystem') };
  return (
    <details name="header-menu" data-menu className={`${styles.menu} ${styles.fold} ${styles.theme}`}>
      <summary className={`${header.item} ${sheet.row}`} data-tooltip={t('theme')}>
        <ThemeIcon />
        <span className={styles.toolName}>{t('theme')}</span>
        <Icon name="chevron" className={`${styles.chevron} ${styles.rowChevron}`} />
      </summary>
      <fieldset className={styles.panel}>
        <legend className="sr-only">{t('theme')}</legend>
        {Object.entries(choices).map(([value, label]) => (
          <label key={value} className={styles.entry}>
            <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
