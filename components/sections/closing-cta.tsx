import type { ReactNode } from 'react';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { LabelledSection } from './labelled-section';
import { Paragraphs, SectionHeading } from './section-text-components';

/** The closing section of a page: large text and links to the next pages. */
export function ClosingCta({ section, field, children }: { section: SectionCopy; field: string; children: ReactNode }) {
  return (
    <LabelledSection section={section} field={field} className="later [--tall:30rem] lg:[--tall:28rem]">
      <div className="container-page section-y grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
        <SectionHeading section={section} className="text-6xl lg:col-span-7" />
        <div className="lg:col-span-5">
          <Paragraphs texts={section.paragraphs} className="lead" />
          <p className="mt-8 flex max-w-none flex-wrap gap-3">{children}</p>
        </div>
      </div>
    </LabelledSection>
  );
}
