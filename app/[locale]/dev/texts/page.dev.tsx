import type { Metadata } from 'next';
import { readTextInventory, translationIssueKinds } from '@/lib/content/read-text-inventory';
import { languageTag, localeCodes, localeOrDefault, toStaffLocale } from '@/lib/i18n/locales';
import { normalizeForSearch } from '@/lib/text/normalize-for-search';
import { devTextPagePath } from '../dev-text-paths';
import { getTextReviewLabels } from '../labels';
import styles from './texts.module.css';

export const metadata: Metadata = { title: 'Texts', robots: { index: false } };

const maxShown = 200;

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<{ q?: string; state?: string }> };

/** Every text of the site, to search in keys and in all languages. */
export default async function TextsPage({ params, searchParams }: Props) {
  const locale = localeOrDefault((await params).locale);
  const { q = '', state = '' } = await searchParams;
  const labels = getTextReviewLabels(locale);
  const texts = readTextInventory();
  const terms = normalizeForSearch(q);
  const found = texts.filter(({ id, translations }) => {
    const all = Object.values(translations);
    const isSought =
      !terms || [id, ...all.map(({ text }) => text)].some((one) => normalizeForSearch(one).includes(terms));
    return isSought && (!state || all.some(({ marks }) => marks.some((mark) => mark.state === state)));
  });
  return (
    <main className={styles.page} lang={languageTag(toStaffLocale(locale))}>
      <h1>{labels.allTexts}</h1>
      <form className={styles.search}>
        <label>
          {labels.search}
          <input type="search" name="q" defaultValue={q} />
        </label>
        <label>
          {labels.state}
          <select name="state" defaultValue={state}>
            <option value="">{labels.any}</option>
            {translationIssueKinds.map((one) => (
              <option key={one} value={one}>
                {labels.states[one]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{labels.find}</button>
      </form>
      <p>{texts.length ? labels.count(Math.min(found.length, maxShown), found.length) : labels.pending}</p>
      <ul className={styles.texts}>
        {found.slice(0, maxShown).map(({ id, translations }) => (
          <li key={id}>
            <a href={devTextPagePath(locale, id)}>{id}</a>
            <p lang={languageTag(locale)}>{(translations[locale] ?? translations.en)?.text}</p>
            {localeCodes.flatMap((code) =>
              (translations[code]?.marks ?? []).map((mark) => (
                <span
                  key={code + mark.state + mark.reason + mark.shown}
                  className={styles.state}
                  data-state={mark.state}
                >
                  {code}: {labels.states[mark.state]}
                </span>
              )),
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}
