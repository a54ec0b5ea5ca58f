import { getTranslations } from 'next-intl/server';
import { currentLocale, Link } from '@/lib/i18n/navigation';
import { searchKinds } from '@/lib/search/search-index';
import { searchDocuments } from './search-documents';

/** Everything that can be found, as a plain list by kind: the search of a reader without scripts. */
export async function SearchContents() {
  const t = await getTranslations('search');
  const documents = await searchDocuments(await currentLocale());
  return (
    <>
      <p className="lead hidden noscript:block">{t('withoutScript')}</p>
      <h2 className="mt-12">{t('everything')}</h2>
      <div className="mt-8 gap-x-12 md:columns-2">
        {searchKinds.map((kind) => (
          <section key={kind} aria-labelledby={`all-${kind}`} className="mb-10">
            <h3 id={`all-${kind}`} className="text-xl">
              {t(`kinds.${kind}`)}
            </h3>
            <ul className="mt-3">
              {documents
                .filter((document) => document.kind === kind)
                .map(({ path, title }) => (
                  <li key={path} className="break-inside-avoid">
                    <Link href={path} className="link inline-block py-1">
                      {title}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
