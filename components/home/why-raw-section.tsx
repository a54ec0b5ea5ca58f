import { getTranslations } from 'next-intl/server';
import { SectionScene } from '@/components/art/section-scene';
import { buildGridColumnsStyle } from '@/components/sections/build-grid-track-styles';
import { Paragraphs } from '@/components/sections/section-text-components';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { buildMaxTokenWidthStyle } from '@/lib/text/max-token-width-style';

/** Explains why to feed raw: the argument beside the picture of the running hound, the reasons below. */
export async function WhyRawSection({ section }: { section: SectionCopy }) {
  const t = await getTranslations('home');
  return (
    <section id={section.id} aria-labelledby="why-raw-heading" data-field="wine" className="later painted">
      <div className="relative grid lg:grid-cols-2">
        <SectionScene name="why" className="lg:order-last lg:h-full lg:object-cover lg:object-bottom" />
        <div className="@container w-full max-w-[calc(var(--container-page)/2+var(--spacing-gutter))] px-gutter pt-10 pb-12 lg:justify-self-end lg:py-section">
          <h2
            id="why-raw-heading"
            className="fitted leading-none [--fit:var(--text-6xl)]"
            style={buildMaxTokenWidthStyle(section.heading)}
          >
            {section.heading}
          </h2>
          <Paragraphs texts={section.paragraphs} className="lead mt-6" />
          <p className="mt-8">
            <Link href={sitePaths.why} className={buttonVariants({ variant: 'outline' })}>
              {t('whyMore')}
            </Link>
          </p>
        </div>
      </div>
      {section.items.length > 0 && (
        <div data-field="ink" className="painted [--field:var(--ink)]">
          <ul
            className="container-page grid gap-x-8 gap-y-10 py-14 sm:grid-cols-2 lg:grid-cols-(--columns) lg:py-20"
            style={buildGridColumnsStyle(section.items.length)}
          >
            {section.items.map(({ key, title, text }) => (
              <li key={key} className="before:incised before:mb-4 before:block before:text-clay">
                <h3>{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
