import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { Paragraphs } from './section-text-components';

/** Shows the standards as a list: the name in large type, its meaning beside it. */
export function CertificationsSection({ section }: { section: SectionCopy }) {
  return (
    <section id={section.id} aria-labelledby="certifications-heading" className="later container-page section-y">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="certifications-heading">{section.heading}</h2>
          <Paragraphs texts={section.paragraphs} />
        </div>
        <ul className="lg:col-span-7 lg:col-start-6">
          {section.items.map(({ key, title, text }) => (
            <li key={key} className="grid gap-x-8 gap-y-1 border-border border-t py-5 last:border-b md:grid-cols-2">
              <h3 className="text-2xl lg:text-xl xl:text-2xl">{title}</h3>
              <p className="mt-0 text-muted text-sm md:pt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
