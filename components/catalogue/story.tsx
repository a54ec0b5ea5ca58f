import type { ReactNode } from 'react';
import type { SectionWords } from '@/lib/content/schema';

type Props = { section: SectionWords; children?: ReactNode };

/** A section told in words: heading on one side, paragraphs on the other, what belongs to it below. */
export function Story({ section: { id, heading, paragraphs, note }, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="story container-page section-y [.story+&]:pt-0">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <h2 id={`${id}-heading`} className="text-4xl lg:col-span-6">
          {heading}
        </h2>
        <div className="lg:col-span-6 lg:col-start-7 lg:pt-2">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {children}
      {note && <p className="note">{note}</p>}
    </section>
  );
}
