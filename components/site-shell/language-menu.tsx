import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getLocalePathByLocale } from '@/lib/i18n/locale-paths';
import { languageTag, localeCodes, localeDefinitions } from '@/lib/i18n/locales';
import { localePunctuation } from '@/lib/i18n/punctuation';
import header from './header.module.css';
import styles from './menu.module.css';

/** Flag of a language; decorative, because the language's name stands beside it. */
function Flag({ src }: { src: string }) {
  // biome-ignore lint/performance/noImgElement: a static SVG of a few hundred bytes needs no image service.
  return <img src={src} alt="" width="24" height="16" loading="lazy" className={styles.flag} />;
}

/**
 * Links to the page in the nine languages. Plain anchors: switching the language
 * loads a new document with other fonts.
 */
export async function LanguageMenu({ path }: { path: string }) {
  const t = await getTranslations('nav');
  const current = await currentLocale();
  const alternates = getLocalePathByLocale(path);
  const title = t('language') + localePunctuation(languageTag(current)).colon;
  return (
    <details name="header-menu" data-menu className={styles.menu}>
      <summary className={header.item} data-tooltip={title + localeDefinitions[current].label}>
        <Flag src={localeDefinitions[current].flag} />
        <span className="sr-only">{title}</span>
        <span className={styles.languageName}>{localeDefinitions[current].label}</span>
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <ul className={`${styles.panel} ${styles.list}`}>
        {localeCodes.map((code) => (
          <li key={code}>
            <a
              href={alternates[code]}
              lang={localeDefinitions[code].tag}
              hrefLang={localeDefinitions[code].tag}
              data-language={code}
              aria-current={code === current || undefined}
              className={styles.entry}
            >
              <Flag src={localeDefinitions[code].flag} />
              {localeDefinitions[code].label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
