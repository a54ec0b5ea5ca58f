import { Paragraphs } from '@/components/sections/section-text-components';
import { findLineStoryContentFolder } from '@/lib/content/find-line-story-content-folder';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import type { Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

/** Shows the story of the product's line and the occasions it is for, if the line has one. */
export async function LineStorySection({ line }: { line: Product['line'] }) {
  const folder = findLineStoryContentFolder(line);
  if (!folder) return null;
  const page = getPageCopy(folder, await currentLocale());
  const story = getPageSection(page, 'story');
  const choose = getPageSection(page, 'choose');
  return (
    <section data-print="hide" aria-labelledby="story-heading" className="bg-surface">
      <div className="container-page section-y">
        {page.eyebrow && <p className="eyebrow text-accent-text">{page.eyebrow}</p>}
        <div className="mt-3 grid gap-x-[min(4rem,5vw)] gap-y-6 lg:grid-cols-12">
          <h2 id="story-heading" className="text-4xl lg:col-span-6">
            {page.heading}
          </h2>
          <p className="lead lg:col-span-6">{page.lead}</p>
        </div>
        <div className="mt-12 grid gap-x-[min(4rem,5vw)] gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <h3>{story.heading}</h3>
            <Paragraphs texts={story.paragraphs} className="mt-3" />
          </div>
          <div className="lg:col-span-6">
            <h3>{choose.heading}</h3>
            <dl className="mt-3">
              {choose.items.map(({ title, text }) => (
                <div key={title} className="border-border border-t py-4">
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
