/** The single table of the site's languages: site code -> what other standards call it. */
export const localeDefinitions = {
  gr: { tag: 'el', label: 'Ελληνικά', flag: '/art/flags/gr.svg', script: 'Grek', og: 'el_GR' },
  en: { tag: 'en', label: 'English', flag: '/art/flags/en.svg', script: 'Latn', og: 'en_GB' },
  es: { tag: 'es', label: 'Español', flag: '/art/flags/es.svg', script: 'Latn', og: 'es_ES' },
  ru: { tag: 'ru', label: 'Русский', flag: '/art/flags/ru.svg', script: 'Cyrl', og: 'ru_RU' },
  cn: { tag: 'zh-Hans', label: '简体中文', flag: '/art/flags/cn.svg', script: 'Hans', og: 'zh_CN' },
  fr: { tag: 'fr', label: 'Français', flag: '/art/flags/fr.svg', script: 'Latn', og: 'fr_FR' },
  bg: { tag: 'bg', label: 'Български', flag: '/art/flags/bg.svg', script: 'Cyrl', og: 'bg_BG' },
  lv: { tag: 'lv', label: 'Latviešu', flag: '/art/flags/lv.svg', script: 'Latn', og: 'lv_LV' },
  it: { tag: 'it', label: 'Italiano', flag: '/art/flags/it.svg', script: 'Latn', og: 'it_IT' },
} as const satisfies Record<string, { tag: string; label: string; flag: string; script: string; og: string }>;

/** A site language code: message file name, URL segment, `?lang=` value and stored choice. Not a BCP 47 tag. */
export type Locale = keyof typeof localeDefinitions;

/** The site codes in the order of the language menu. */
export const localeCodes = Object.keys(localeDefinitions) as [Locale, ...Locale[]];

/** The parameters of a route with one page or file per language (Next's `generateStaticParams`). */
export const generateLocaleParams = () => localeCodes.map((locale) => ({ locale }));

/** The language that has no URL prefix. */
export const defaultLocale = 'gr' satisfies Locale;

/** True when the value is one of the nine site codes. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(localeDefinitions, value);
}

/** The language in a form or a URL; the default one if there is none. */
export function localeOrDefault(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}

/** The BCP 47 tag that Intl, `<html lang>` and hreflang take (`gr` -> `el`, `cn` -> `zh-Hans`). */
export function languageTag(locale: Locale): string {
  return localeDefinitions[locale].tag;
}

/**
 * The tag that Intl formats dates with: the site's English is read in Europe, where 2/3/2026 is 2 March; Irish English
 * adds no leading zeros.
 */
export function dateLanguageTag(locale: Locale): string {
  return locale === 'en' ? 'en-IE' : languageTag(locale);
}

/** The languages of the staff area; its texts are in `messages/staff`. */
export const staffLocales = ['gr', 'en'] as const satisfies Locale[];

/** True for the languages of the staff area. */
export function isStaffLocale(locale: Locale): locale is (typeof staffLocales)[number] {
  return (staffLocales as readonly Locale[]).includes(locale);
}

/** The staff area's language for somebody who reads the site in `locale`. */
export function toStaffLocale(locale: Locale): (typeof staffLocales)[number] {
  return isStaffLocale(locale) ? locale : 'en';
}
