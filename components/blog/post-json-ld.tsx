import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/json-ld';
import { brand } from '@/lib/config/brand';
import { sitePaths } from '@/lib/config/site-paths';
import type { Post } from '@/lib/content/posts';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { languageTag } from '@/lib/i18n/locales';
import { absoluteUrl, pageUrl } from '@/lib/seo';

/** Structured data of an article. The author is the organisation, because the site names no persons. */
export async function PostJsonLd({ post }: { post: Post }) {
  const locale = await currentLocale();
  const t = await getTranslations('blog.categories');
  const { slug, title, description, published, updated = published, category, minutes, path } = post;
  const url = pageUrl(locale, path);
  const maker = { '@type': 'Organization', '@id': absoluteUrl('/#organisation'), name: brand.name, url: brand.url };
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        '@id': `${url}#article`,
        headline: title,
        description,
        url,
        mainEntityOfPage: url,
        image: absoluteUrl(`/og/${locale}/post-${slug}.png`),
        datePublished: published,
        dateModified: updated,
        inLanguage: languageTag(locale),
        articleSection: t(`${category}.name`),
        timeRequired: `PT${minutes}M`,
        isPartOf: { '@type': 'Blog', url: pageUrl(locale, sitePaths.blog) },
        author: maker,
        publisher: maker,
      }}
    />
  );
}
