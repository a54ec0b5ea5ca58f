import { getTranslations } from 'next-intl/server';
import { SectionScene } from '@/components/art/section-scene';
import { buildGridColumnsStyle } from '@/components/sections/build-grid-track-styles';
import { Paragraphs } from '@/components/sections/section-text-components';
import { LinkArrow } from '@/components/ui/text-link';
import { sitePaths } from '@/lib/config/site-paths';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { Link } from '@/lib/i18n/current-locale-and-link';

/** Introduces the maker and the three principles behind every recipe. */
export async function AboutSection({ section, lead }: { section: SectionCopy; lead: string }) {
  const t = await getTranslations('home');
  return (
    <section id={section.id} aria-labelledby="about-heading" className="later container-page section-y">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="about-heading" className="text-4xl">
            {section.heading}
          </h2>
          <SectionScene name="about" className="mt-8 max-lg:hidden" />
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <p className="lead max-w-none">{lead}</p>
          <Paragraphs texts={section.paragraphs} className="mt-4" />
          <p className="mt-4">
            <Link href={sitePaths.about} className="link group font-bold">
              {t('aboutMore')} <LinkArrow />
            </Link>
          </p>
        </div>
      </div>
      {section.items.length > 0 && (
        <ul
          className="mt-12 grid gap-8 sm:grid-cols-(--columns) lg:mt-20"
          style={buildGridColumnsStyle(section.items.length)}
        >
          {section.items.map(({ key, title, text }) => (
            <li key={key} className="before:incised before:mb-5 before:block before:text-accent-text">
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
