import type { ReactNode } from 'react';
import { Paragraphs } from '@/components/sections/section-text-components';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { buildMaxTokenWidthStyle } from '@/lib/text/max-token-width-style';
import { cn } from '@/lib/utils';

type Props = { section: SectionCopy; className?: string; children?: ReactNode };

/** A text section: heading on one side, paragraphs on the other, `children` below. */
export function CategoryTextSection({ section: { id, heading, paragraphs, note }, className, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={cn('story container-page section-y [.story+&]:pt-0', className)}
    >
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <div className="@container lg:col-span-6">
          <h2
            id={`${id}-heading`}
            className="fitted leading-[1.05] [--fit:var(--text-4xl)]"
            style={buildMaxTokenWidthStyle(heading)}
          >
            {heading}
          </h2>
        </div>
        <div className="lg:col-span-6 lg:col-start-7 lg:pt-2">
          <Paragraphs texts={paragraphs} />
        </div>
      </div>
      {children}
      {note && <p className="note">{note}</p>}
    </section>
  );
}
