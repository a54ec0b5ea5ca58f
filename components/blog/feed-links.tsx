import { getTranslations } from 'next-intl/server';
import { blogFeeds } from '@/lib/content/post-atom-and-json-feeds';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';

/** Links to the feeds of the page's language. Plain links, because they lead to files instead of pages. */
export async function FeedLinks() {
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
