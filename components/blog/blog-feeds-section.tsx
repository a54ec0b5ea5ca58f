import { getTranslations } from 'next-intl/server';
import { Paragraphs } from '@/components/sections/section-text-components';
import { getPageCopy } from '@/lib/content/page-copy';
import { blogFeeds } from '@/lib/content/post-atom-and-json-feeds';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';

/** Describes the articles and how to follow new ones, with links to the feeds. */
export async function BlogFeedsSection() {
  const { sections } = getPageCopy('blog', await currentLocale());
  return (
    <section aria-label={sections[0]?.heading} className="bg-surface">
      <div className="container-page grid gap-x-8 gap-y-10 py-14 md:grid-cols-2 lg:grid-cols-3 lg:py-20">
        {sections.map(({ id, heading, paragraphs }) => (
          <div key={id}>
            <h2 className="text-2xl">{heading}</h2>
            <Paragraphs texts={paragraphs} />
          </div>
        ))}
        <div className="lg:justify-self-end">
          <FeedLinks />
        </div>
      </div>
    </section>
  );
}

/** Links to the feeds of the page's language. Plain links, because they lead to files instead of pages. */
async function FeedLinks() {
  const t = await getTranslations('blog');
  const locale = await currentLocale();
  return (
    <>
      <p id="feeds-label" className="font-bold">
        {t('feeds')}
      </p>
      <ul aria-labelledby="feeds-label" className="mt-2 flex list-none flex-wrap gap-x-6 p-0">
        {blogFeeds.map(({ path, type, name }) => (
          <li key={path}>
            <a
              href={localePath(locale, path)}
              type={type}
              className="link inline-flex min-h-11 items-center font-bold text-base"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
