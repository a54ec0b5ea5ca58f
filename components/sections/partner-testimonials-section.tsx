import type { SectionCopy } from '@/lib/content/page-copy-schema';
import type { PartnerStoriesCopy } from '@/lib/content/partner-stories';
import { buildGridColumnsStyle } from './build-grid-track-styles';
import { LabelledSection } from './labelled-section';
import { Paragraphs, SectionHeading } from './section-text-components';

type Props = { section: SectionCopy; stories: PartnerStoriesCopy; field: string };

/** Shows testimonials of partners side by side. While they are samples, a note above states it. */
export function PartnerTestimonialsSection({ section, stories: { sample, stories }, field }: Props) {
  return (
    <LabelledSection section={section} className="container-page section-y">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading section={section} className="text-4xl" />
          <Paragraphs texts={section.paragraphs} />
        </div>
        {sample && section.note && <p className="note mt-0 lg:col-span-5 lg:col-start-8 lg:self-end">{section.note}</p>}
      </div>
      <div
        className="mt-10 grid gap-x-8 gap-y-8 lg:mt-16 lg:grid-cols-(--columns)"
        style={buildGridColumnsStyle(stories.length)}
      >
        {stories.map(({ name, country, text }, index) => (
          <figure
            key={`${country} ${name}`}
            data-field={index ? undefined : field}
            className={`flex flex-col justify-between gap-8 p-8 ${index ? 'bg-surface' : 'painted'}`}
          >
            <blockquote className="headline">
              <p className="text-2xl leading-snug lg:text-xl xl:text-2xl">{text}</p>
            </blockquote>
            <figcaption className="border-current border-t pt-4 text-foreground">
              <span translate="no" className="block font-bold">
                {name}
              </span>
              {country}
            </figcaption>
          </figure>
        ))}
      </div>
    </LabelledSection>
  );
}
