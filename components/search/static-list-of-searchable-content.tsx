import { getTranslations } from 'next-intl/server';
import { sitePaths } from '@/lib/config/site-paths';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { countCurrentProducts } from '@/lib/content/products';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { type SearchKind, searchKinds } from '@/lib/search/search-index';
import { listSearchDocuments } from './list-search-documents';

/** Lists everything searchable by kind, for visitors without scripts. Paginated ranges link to their other pages. */
export async function AllSearchDocumentsList() {
  const t = await getTranslations('search');
  const nav = await getTranslations('nav');
  const documents = await listSearchDocuments(await currentLocale(), productListPageSize);
  const ofKind = (kind: SearchKind) => documents.filter((document) => document.kind === kind);
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
              {ofKind(kind).map(({ path, title }) => (
                <li key={path} className="break-inside-avoid">
                  <Link href={path} className="link inline-block py-1">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
            {kind === 'product' && countCurrentProducts() > productListPageSize && (
              <p className="mt-3 font-bold">
                <Link href={`${sitePaths.fullRange}#find`} className="link inline-block py-1">
                  {nav('allProducts')}
                </Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
