import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readTextInventory } from '@/lib/content/read-text-inventory';
import { languageTag, localeCodes, localeDefinitions, localeOrDefault, toStaffLocale } from '@/lib/i18n/locales';
import { devTextPagePath, pagePathShowingText } from '../../dev-text-paths';
import { getTextReviewLabels } from '../../labels';
import styles from '../texts.module.css';

type Props = { params: Promise<{ locale: string; text: string[] }> };

export const dynamicParams = true;

const idOf = (parts: string[]) => parts.map(decodeURIComponent).join('/');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: idOf((await params).text), robots: { index: false } };
}

/** One text: where it appears, its limit, and what it says in every language, with its file and its state. */
export default async function DevTextPage({ params }: Props) {
  const { locale: segment, text: parts } = await params;
  const locale = localeOrDefault(segment);
  const labels = getTextReviewLabels(locale);
  const found = readTextInventory().find(({ id }) => id === idOf(parts));
  if (!found) notFound();
  const { id, limit, places, translations } = found;
  const pages = places.pages.map((page) => (page === '*' ? '/' : page));
  const isEverywhere = places.pages.includes('*');
  return (
    <main className={styles.page} lang={languageTag(toStaffLocale(locale))}>
      <p>
        <a href={devTextPagePath(locale)}>{labels.allTexts}</a>
      </p>
      <h1>{id}</h1>
      <p>
        {labels.limit}: {limit ?? labels.unlimited}
      </p>
      <h2>{labels.appears}</h2>
      {pages.length + places.otherPlaces.length === 0 && <p>{labels.nowhere}</p>}
      <ul className={styles.places}>
        {pages.map((page) => (
          <li key={page}>
            {page.includes('[') ? (
              page
            ) : (
              <a href={pagePathShowingText(locale, page, id)}>{isEverywhere ? labels.everyPage : page}</a>
            )}
          </li>
        ))}
        {places.otherPlaces.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
      {places.code.length > 0 && (
        <>
          <h2>{labels.code}</h2>
          <ul className={styles.places}>
            {places.code.map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{labels.text}</h2>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              {[labels.language, labels.text, labels.check, labels.length, labels.terms, labels.place].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {localeCodes.flatMap((code) => {
              const own = translations[code];
              if (!own) return [];
              return (
                <tr key={code}>
                  <th scope="row" lang={languageTag(code)}>
                    {localeDefinitions[code].label}
                  </th>
                  <td lang={languageTag(code)}>{own.text}</td>
                  <td>
                    {own.marks.map(({ state, reason, shown }) => (
                      <p key={state + reason + shown}>
                        <span className={styles.state} data-state={state}>
                          {labels.states[state]}
                        </span>{' '}
                        {reason} {shown && <q lang={languageTag(code)}>{shown}</q>}
                      </p>
                    ))}
                  </td>
                  <td>{own.text.length}</td>
                  <td className={styles.terms} lang={languageTag(code)}>
                    {own.terms}
                  </td>
                  <td>
                    <code>
                      {own.file}
                      {own.line && `:${own.line}`}
                    </code>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </main>
  );
}
