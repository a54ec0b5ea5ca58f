import { headingId, type Section } from './section';

/** What partners say: voices side by side, and before them the note that says what they are. */
export function Voices({ section, field }: { section: Section; field: string }) {
  return (
    <section id={section.id} aria-labelledby={headingId(section)} className="container-page section-y">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id={headingId(section)} className="text-4xl">
            {section.heading}
          </h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {section.note && <p className="note mt-0 lg:col-span-5 lg:col-start-8 lg:self-end">{section.note}</p>}
      </div>
      <div className="mt-10 grid gap-x-8 gap-y-8 lg:mt-16 lg:grid-cols-3">
        {section.items.map(({ key, title, text }, index) => (
          <figure
            key={key ?? title}
            data-field={index ? undefined : field}
            className={`flex flex-col justify-between gap-8 p-8 ${index ? 'bg-surface' : 'painted'}`}
          >
            <blockquote className="headline">
              <p className="text-2xl leading-snug">{text}</p>
            </blockquote>
            <figcaption className="border-current border-t pt-4 text-foreground">{title}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
