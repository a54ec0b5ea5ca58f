import type { ReactNode } from 'react';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { LabelledSection } from './labelled-section';
import { Paragraphs, SectionHeading } from './section-text-components';

type Props = { section: SectionCopy; field?: string; ornament?: ReactNode; children?: ReactNode; className?: string };

/** Shows a heading beside its paragraphs, the first of them large. */
export function HeadingBesideText({ section, field, ornament, children, className }: Props) {
  const [first, ...rest] = section.paragraphs;
  return (
    <LabelledSection section={section} field={field} className={className}>
      <div className="container-page section-y">
        {ornament}
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
          <SectionHeading section={section} className="text-4xl lg:col-span-5" />
          <div className="lg:col-span-6 lg:col-start-7">
            {first && <p className="lead max-w-none">{first}</p>}
            <Paragraphs texts={rest} className="mt-5" />
            {section.note && <p className="note">{section.note}</p>}
            {children}
          </div>
        </div>
      </div>
    </LabelledSection>
  );
}
