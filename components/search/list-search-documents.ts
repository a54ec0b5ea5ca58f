import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getPackPicture, getSlotPicture } from '@/components/art/slot-and-pack-pictures';
import { brand } from '@/lib/config/brand';
import { type PageKey, pageContentFolder, sitePaths } from '@/lib/config/site-paths';
import { legalFoodTypeKey } from '@/lib/content/legal-food-type-key';
import { getPageCopy } from '@/lib/content/page-copy';
import { loadPosts } from '@/lib/content/posts';
import type { ProductDictionary } from '@/lib/content/product-dictionary-schema';
import {
  filterAndTranslateProductTags,
  getCurrentProducts,
  getDictionaryEntry,
  getProductDictionary,
  type Product,
} from '@/lib/content/products';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchDocument } from '@/lib/search/search-index';
import { withoutJoiners } from '@/lib/text/insert-joiners';

/**
 * Returns the searchable documents of a language: all of them, or with only the first `maxProducts` products. Throws
 * ContentError on an invalid file.
 */
export async function listSearchDocuments(locale: Locale, maxProducts?: number): Promise<SearchDocument[]> {
  const names = getProductDictionary(locale);
  const products = getCurrentProducts(locale)
    .slice(0, maxProducts)
    .map((product) => productDocument(product, names, locale));
  return withoutJoiners([
    ...products,
    ...(await postDocuments(locale)),
    ...questions(locale),
    ...(await pages(locale)),
  ]);
}

function productDocument(product: Product, names: ProductDictionary, locale: Locale): SearchDocument {
  const { path, copy, formats, proteins, ingredients, tags, code, species, line, lifeStage } = product;
  const more = [
    ...proteins.map((key) => getDictionaryEntry(names.proteins, key)),
    ...filterAndTranslateProductTags(tags, locale),
    ...formats.map((key) => getDictionaryEntry(names.formats, key).name),
    ...ingredients.map(({ key }) => getDictionaryEntry(names.ingredients, key)),
    getDictionaryEntry(names.species, species),
    getDictionaryEntry(names.analysis, legalFoodTypeKey(product)),
    getDictionaryEntry(names.lines, line).name,
    code,
  ];
  return {
    path,
    kind: 'product',
    title: copy.name,
    summary: copy.subtitle,
    headings: [
      getDictionaryEntry(names.lifeStages, lifeStage),
      ...(copy.badge ? [copy.badge] : []),
      copy.shortDescription,
      ...copy.benefits.map(({ title }) => title),
    ].join(' · '),
    more: more.join(' · '),
    picture: getPackPicture(product, locale).file,
  };
}

async function postDocuments(locale: Locale): Promise<SearchDocument[]> {
  const t = await getTranslations({ locale, namespace: 'blog.categories' });
  return (await loadPosts(locale)).map(({ slug, path, title, summary, description, headings, category }) => ({
    path,
    kind: 'post',
    title,
    summary,
    headings: headings.map((heading) => heading.title).join(' · '),
    more: [description, t(`${category}.name`)].join(' · '),
    picture: getSlotPicture(`post/${slug}`, locale).file,
  }));
}

function questions(locale: Locale): SearchDocument[] {
  return getPageCopy('faq', locale).sections.flatMap(({ heading, items }) =>
    items.map(({ key, title, text = '' }) => ({
      path: `${sitePaths.faq}#${key}`,
      kind: 'question' as const,
      title,
      summary: text,
      headings: '',
      more: heading,
    })),
  );
}

async function pages(locale: Locale): Promise<SearchDocument[]> {
  const t = await getTranslations({ locale });
  return (Object.keys(sitePaths) as PageKey[]).map((key) => {
    const title = t(`pageTitles.${key}`, { brand: brand.name });
    if (key === 'compare')
      return page(key, title, t('compare.metaDescription', { brand: brand.name }), [t('compare.heading')]);
    const { heading, lead, metaDescription, sections } = getPageCopy(pageContentFolder(key), locale);
    // Each FAQ entry is a document of its own.
    const items = key === 'faq' ? [] : sections.flatMap((section) => section.items.map((item) => item.title));
    const headings = [heading, ...sections.map((section) => section.heading), ...items];
    return page(key, title, metaDescription, headings, lead);
  });
}

function page(key: PageKey, title: string, summary: string, headings: string[], more = ''): SearchDocument {
  return { path: sitePaths[key], kind: 'page', title, summary, headings: headings.join(' · '), more };
}
