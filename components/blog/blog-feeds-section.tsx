import { Paragraphs } from '@/components/sections/section-text-components';
import { getPageCopy } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { FeedLinks } from './feed-links';

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
