import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/site-shell/page-shell';
import { type PageKey, pageContentFolder, sitePaths } from '@/lib/config/site-paths';
import { getPageCopy } from '@/lib/content/page-copy';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { LabelledSection } from './labelled-section';
import { LinkifiedText } from './linkified-text';
import { PageHeader } from './page-header';
import { SectionHeading } from './section-text-components';

type Props = {
  page: PageKey;
  /** What the braces in its paragraphs stand for. */
  values?: Record<string, string>;
};

/** A long text page with a table of contents beside it. */
export async function LongTextPage({ page, values = {} }: Props) {
  const t = await getTranslations('common');
  const copy = getPageCopy(pageContentFolder(page), await currentLocale());
  return (
    <PageShell path={sitePaths[page]}>
      <PageHeader eyebrow={copy.eyebrow} heading={copy.heading} lead={copy.lead} />
      <div className="container-page section-y grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <nav aria-labelledby="contents-heading" className="sticky-aside lg:col-span-4">
          <h2 id="contents-heading" className="eyebrow mb-4 text-accent-text">
            {t('contents')}
          </h2>
          <ol className="border-border border-t">
            {copy.sections.map((section) => (
              <li key={section.id} className="border-border border-b">
                <a href={`#${section.id}`} className="block py-2.5 text-sm hover:underline hover:underline-offset-4">
                  {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-span-7 lg:col-start-6">
          {copy.sections.map((section) => (
            <Chapter
              key={section.id}
              section={{ ...section, paragraphs: section.paragraphs.map((text) => fillTemplate(text, values)) }}
            />
          ))}
        </div>
      </div>
    </PageShell>
  );
}

function Chapter({ section }: { section: SectionCopy }) {
  return (
    <LabelledSection section={section} className="mt-12 scroll-mt-24 border-current border-t-4 pt-6 first:mt-0">
      <SectionHeading section={section} />
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkifiedText text={paragraph} />
        </p>
      ))}
      {section.items.length > 0 && (
        <dl className="mt-6 max-w-measure">
          {section.items.map(({ key, title, text }) => (
            <div key={key ?? title} className="border-border border-t py-4">
              <dt>{title}</dt>
              <dd className="mt-1">{text && <LinkifiedText text={text} />}</dd>
            </div>
          ))}
        </dl>
      )}
      {section.note && <p className="note">{section.note}</p>}
    </LabelledSection>
  );
}
