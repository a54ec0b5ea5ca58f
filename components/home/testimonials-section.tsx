import { buildGridRowsStyle } from '@/components/sections/build-grid-track-styles';
import { Paragraphs } from '@/components/sections/section-text-components';
import type { SectionCopy } from '@/lib/content/page-copy-schema';

/** Shows testimonials of owners: the first one large, the others beside it. */
export function TestimonialsSection({ section }: { section: SectionCopy }) {
  return (
    <section id={section.id} aria-labelledby="testimonials-heading" className="later container-page section-y">
      <div className="lg:flex lg:items-end lg:justify-between lg:gap-16">
        <h2 id="testimonials-heading" className="max-w-[14em]">
          {section.heading}
        </h2>
        <Paragraphs texts={section.paragraphs} className="mt-4 max-w-md text-muted lg:mt-0" />
      </div>
      <div
        className="mt-10 grid gap-x-8 gap-y-10 lg:mt-16 lg:grid-cols-12 lg:grid-rows-(--rows)"
        style={buildGridRowsStyle(section.items.length - 1)}
      >
        {section.items.map(({ key, title, text }, index) => (
          <figure
            key={key}
            className={
              index === 0
                ? 'painted flex flex-col justify-between gap-10 p-8 lg:col-span-7 lg:row-span-full lg:p-12 lg:only:col-span-12'
                : 'border-border border-t pt-6 lg:col-span-5 lg:col-start-8'
            }
            data-field={index === 0 ? 'wine' : undefined}
          >
            <blockquote className="headline">
              <p className={index === 0 ? 'max-w-none text-3xl lg:text-4xl' : 'text-balance font-semibold text-xl'}>
                {text}
              </p>
            </blockquote>
            <figcaption>{title}</figcaption>
          </figure>
        ))}
      </div>
      {section.note && <p className="mt-8 max-w-none text-muted text-sm">{section.note}</p>}
    </section>
  );
}
