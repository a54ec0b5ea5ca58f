import type { CSSProperties, ReactNode } from 'react';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { LabelledSection } from './labelled-section';
import { SectionHeading } from './section-text-components';

/** Shows years down the page, each indented in proportion to its date. */
export function CompanyHistorySection({
  section,
  field,
  children,
}: {
  section: SectionCopy;
  field: string;
  children?: ReactNode;
}) {
  const years = section.items.map(({ key }) => Number(key?.slice(1)));
  const [from = 0, to = 0] = [years[0], years.at(-1)];
  return (
    <LabelledSection section={section} field={field} className="later [--tall:66rem] lg:[--tall:86rem]">
      <div className="container-page section-y">
        <SectionHeading section={section} className="text-4xl" />
        <ol className="mt-10 lg:mt-16">
          {section.items.map(({ key, title, text }, index) => (
            <li
              key={key ?? title}
              style={{ '--at': ((years[index] ?? from) - from) / (to - from || 1) } as CSSProperties}
              className="ms-[calc(var(--at)*15%)] grid items-baseline gap-x-8 border-current border-t py-3 sm:grid-cols-[auto_minmax(0,1fr)] md:ms-[calc(var(--at)*44%)] lg:py-4"
            >
              <h3 className="text-5xl tabular-nums tracking-tight lg:text-6xl">{title}</h3>
              {text && <p className="mt-1 text-lg sm:mt-0">{text}</p>}
            </li>
          ))}
        </ol>
        {children}
      </div>
    </LabelledSection>
  );
}
