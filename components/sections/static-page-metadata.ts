import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import { type PageKey, pageContentFolder, sitePaths } from '@/lib/config/site-paths';
import { getPageCopy } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { createPageMetadata } from '@/lib/seo';

/** Returns the metadata of a static page: title from the messages, description from the page's content. */
export async function createStaticPageMetadata(page: PageKey): Promise<Metadata> {
  const locale = await currentLocale();
  const titles = await getTranslations('pageTitles');
  const { metaDescription } = getPageCopy(pageContentFolder(page), locale);
  return createPageMetadata({
    locale,
    path: sitePaths[page],
    title: titles(page, { brand: brand.name }),
    description: metaDescription,
    image: `/og/${locale}/${pageContentFolder(page)}.png`,
  });
}
