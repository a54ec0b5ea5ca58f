import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
import { cn } from '@/lib/utils';
import { LabelledSection } from './labelled-section';
import { Paragraphs, SectionHeading } from './section-text-components';

const columns: Record<number, string> = {
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-3 xl:grid-cols-5',
};

type Props = { section: SectionCopy; field?: string; className?: string };

/** Shows steps in order, each under a large numeral. A numeral that is part of the title is not repeated. */
export async function NumberedStepsSection({ section, field, className }: Props) {
  const number = getNumberFormat(languageTag(await currentLocale()));
  return (
    <LabelledSection section={section} field={field} className={className}>
      <div className="container-page section-y">
        <SectionHeading section={section} className="max-w-[16em] text-4xl" />
        <Paragraphs texts={section.paragraphs} className="mt-4" />
        <ol className={cn('mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:mt-16', columns[section.items.length])}>
          {section.items.map(({ key, title, text }, index) => (
            <li
              key={key ?? title}
              className="grid grid-cols-[4rem_minmax(0,1fr)] border-current border-t-4 pt-4 sm:block sm:pt-5"
            >
              <p
                aria-hidden="true"
                className="headline text-6xl tabular-nums leading-[0.85] max-sm:row-span-2 sm:text-[clamp(4.5rem,9vw,8rem)]"
              >
                {number.format(index + 1)}
              </p>
              <h3 className={cn('sm:mt-8', section.items.length > 4 && 'xl:text-lg')}>
                {title.replace(/^\d+\s*[.．、]\s*/u, '')}
              </h3>
              {text && <p className="mt-2 text-sm">{text}</p>}
            </li>
          ))}
        </ol>
        {section.note && <p className="note">{section.note}</p>}
      </div>
    </LabelledSection>
  );
}
