import { getFormatter } from 'next-intl/server';
import type { SectionCopy } from '@/lib/content/page-copy-schema';

type Props = { items: SectionCopy['items']; className?: string };

/** Shows the items of a section as a list with large numerals. */
export async function NumberedList({ items, className = '' }: Props) {
  const format = await getFormatter();
  return (
    <ol className={`grid list-none gap-x-8 ${className}`}>
      {items.map(({ key, title, text }, index) => (
        <li
          key={key ?? title}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-border border-t py-5 sm:grid-cols-[4.5rem_minmax(0,1fr)]"
        >
          <span aria-hidden="true" className="headline text-4xl tabular-nums leading-none">
            {format.number(index + 1)}
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            {text && <p className="mt-1 text-muted text-sm">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
