import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { LabelledSection } from './labelled-section';
import { Paragraphs, SectionHeading } from './section-text-components';

/** Shows items as rows, each with a large term beside its description, under a sticky heading. */
export function DefinitionRowsSection({
  section,
  field,
  className,
}: {
  section: SectionCopy;
  field?: string;
  className?: string;
}) {
  return (
    <LabelledSection section={section} field={field} className={className}>
      <div className="container-page section-y grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <SectionHeading section={section} className="text-3xl" />
          <Paragraphs texts={section.paragraphs} className="mt-4" />
        </div>
        <ul className="lg:col-span-7 lg:col-start-6">
          {section.items.map(({ key, title, text }) => (
            <li
              key={key ?? title}
              className="grid gap-x-8 gap-y-2 border-border border-t py-6 last:border-b md:grid-cols-[5fr_6fr] md:py-8"
            >
              <h3 className="text-2xl">{title}</h3>
              {text && <p className="mt-0 md:pt-1.5">{text}</p>}
            </li>
          ))}
        </ul>
        {section.note && <p className="note lg:col-span-7 lg:col-start-6">{section.note}</p>}
      </div>
    </LabelledSection>
  );
}
