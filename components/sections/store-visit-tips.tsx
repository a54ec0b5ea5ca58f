import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { LabelledSection } from './labelled-section';
import { Paragraphs, SectionHeading } from './section-text-components';

/** Explains how to find a store, and what to know before a visit. */
export function StoreVisitTips({ sections }: { sections: SectionCopy[] }) {
  return (
    <div className="container-page section-y grid gap-x-8 gap-y-10 lg:grid-cols-2">
      {sections.map((section) => (
        <LabelledSection key={section.id} section={section} className="border-current border-t-4 pt-6">
          <SectionHeading section={section} className="text-4xl" />
          <Paragraphs texts={section.paragraphs} className="lead mt-4" />
        </LabelledSection>
      ))}
    </div>
  );
}
