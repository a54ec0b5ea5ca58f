import type { ReactNode } from 'react';
import type { SectionCopy } from '@/lib/content/schema';
import { sectionHeadingId } from './section-heading-id';

/** The closing section of a page: large text and links to the next pages. */
export function ClosingCta({ section, field, children }: { section: SectionCopy; field: string; children: ReactNode }) {
  return (
    <section
      id={section.id}
      aria-labelledby={sectionHeadingId(section)}
      data-field={field}
      className="later painted [--tall:30rem] lg:[--tall:28rem]"
    >
      <div className="container-page section-y grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 id={sectionHeadingId(section)} className="text-6xl lg:col-span-7">
          {section.heading}
        </h2>
        <div className="lg:col-span-5">
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
          <p className="mt-8 flex max-w-none flex-wrap gap-3">{children}</p>
        </div>
      </div>
    </section>
  );
}
