import type { ReactNode } from 'react';
import { MediaSlotPicture } from '@/components/art/media-slot-picture';
import { Paragraphs } from '@/components/sections/section-text-components';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

type Props = { section: SectionCopy; field: string; picture: string; children?: ReactNode };

/** A section beside a scene of the same colour, across the full width. */
export async function SplitSceneSection({
  section: { id, heading, paragraphs, note },
  field,
  picture,
  children,
}: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-field={field}
      className="later painted relative grid [--tall:64rem] lg:grid-cols-2 lg:[--tall:54rem]"
    >
      <MediaSlotPicture
        slot={picture}
        locale={await currentLocale()}
        className="aspect-3/2 w-full object-cover object-bottom lg:absolute lg:aspect-auto lg:inset-y-0 lg:left-0 lg:h-full lg:w-1/2"
      />
      <div className="w-full max-w-[calc(var(--container-page)/2+var(--spacing-gutter))] px-gutter py-12 lg:col-start-2 lg:py-section lg:ps-12">
        <h2 id={`${id}-heading`} className="text-4xl">
          {heading}
        </h2>
        <Paragraphs texts={paragraphs} className="mt-4" />
        {note && <p className="note">{note}</p>}
        {children}
      </div>
    </section>
  );
}
