import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import { type PageKey, pageContentFolder, sitePaths } from '@/lib/config/site-paths';
import { catalogueListPagePath } from '@/lib/content/catalogue-pagination-paths';
import { formatLlmsText } from '@/lib/content/llms-text';
import { getPageCopy } from '@/lib/content/page-copy';
import { itemsOnPage, pageCount } from '@/lib/content/pagination';
import { blogFeeds } from '@/lib/content/post-atom-and-json-feeds';
import { loadPosts } from '@/lib/content/posts';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { getCurrentProducts } from '@/lib/content/products';
import { languageName } from '@/lib/i18n/formatters';
import { languageTag, localeCodes, localeDefinitions } from '@/lib/i18n/locales';
import { pageUrl } from '@/lib/seo';
import { withoutJoiners } from '@/lib/text/insert-joiners';

export const dynamic = 'force-static';

const locale = 'en';
const legal: PageKey[] = ['privacy', 'terms', 'credits', 'accessibility'];

/** A map of the site in English for language models. */
export async function GET() {
  const t = await getTranslations({ locale });
  const page = (key: PageKey) => ({
    title: t(`pageTitles.${key}`, { brand: brand.name }),
    url: pageUrl(locale, sitePaths[key]),
    text:
      key === 'compare'
        ? t('compare.metaDescription', { brand: brand.name })
        : getPageCopy(pageContentFolder(key), locale).metaDescription,
  });
  const keys = Object.keys(sitePaths) as PageKey[];
  const range = getCurrentProducts(locale);
  const cataloguePages = Array.from({ length: pageCount(range.length, productListPageSize) }, (_, index) => index + 1);
  const cataloguePage = (number: number) => {
    const names = itemsOnPage(range, number, productListPageSize).map(({ copy }) => copy.name);
    return {
      title: t('blog.pageTitle', { title: t('pageTitles.fullRange'), page: String(number) }),
      url: pageUrl(locale, catalogueListPagePath(number)),
      text: `${names.length} products, from ${names[0]} to ${names.at(-1)}`,
    };
  };
  // A long range is listed by its category pages, so that this file stays short.
  const products =
    cataloguePages.length > 1
      ? cataloguePages.map(cataloguePage)
      : range.map(({ path, copy }) => ({
          title: `${copy.name}: ${copy.subtitle}`,
          url: pageUrl(locale, path),
          text: copy.metaDescription,
        }));
  const posts = (await loadPosts(locale)).map(({ path, title, description }) => ({
    title,
    url: pageUrl(locale, path),
    text: description,
  }));
  const overview = {
    title: brand.name,
    summary: getPageCopy('home', locale).metaDescription,
    groups: [
      { heading: 'Pages', entries: keys.filter((key) => !legal.includes(key)).map(page) },
      { heading: 'Products', entries: products },
      { heading: 'Articles', entries: posts },
      {
        heading: 'Feeds and maps',
        entries: [
          ...blogFeeds.map(({ path, name }) => ({
            title: name,
            url: pageUrl(locale, path),
            text: 'The articles as a feed',
          })),
          { title: 'Sitemap', url: pageUrl('gr', '/sitemap.xml'), text: 'Every page in every language' },
        ],
      },
      {
        heading: 'Languages',
        entries: localeCodes.map((code) => ({
          title: localeDefinitions[code].label,
          url: pageUrl(code, '/'),
          text: `The home page in ${languageName('en', languageTag(code))}`,
        })),
      },
      { heading: 'Optional', entries: legal.map(page) },
    ],
  };
  return new Response(formatLlmsText(withoutJoiners(overview)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
