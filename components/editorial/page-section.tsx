import type { ReactNode } from 'react';
import type { PageWords } from '@/lib/content/schema';

type Props = { section: PageWords['sections'][number]; children?: ReactNode };

/** One section of an editorial page, as written: heading, paragraphs, items, note. */
export function PageSection({ section, children }: Props) {
  const { id, heading, paragraphs, items, note } = section;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="container-page section-y">
      <h2 id={`${id}-heading`}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <ul className="item-grid">
          {items.map(({ key, title, text }) => (
            <li key={key ?? title} id={key && `${id}-${key}`}>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      )}
      {children}
      {note && <p className="note">{note}</p>}
    </section>
  );
}
