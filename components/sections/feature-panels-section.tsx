import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { cn } from '@/lib/utils';
import { LabelledSection } from './labelled-section';
import { Paragraphs, SectionHeading } from './section-text-components';

/** Shows items with one of them large and the others around it. */
export function FeaturePanelsSection({ section, field }: { section: SectionCopy; field: string }) {
  return (
    <LabelledSection section={section} className="later container-page section-y [--tall:78rem] lg:[--tall:50rem]">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <SectionHeading section={section} className="text-4xl lg:col-span-6" />
        <div className="lg:col-span-5 lg:col-start-8 lg:mt-2">
          <Paragraphs texts={section.paragraphs} />
        </div>
      </div>
      <ul className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-12 lg:grid-rows-2 lg:gap-x-6">
        {section.items.map(({ key, title, text }, index) => (
          <li
            key={key ?? title}
            data-field={index ? undefined : field}
            className={cn(
              index
                ? 'border-current border-t-4 pt-5 lg:col-span-3'
                : 'painted flex flex-col justify-end p-8 pt-24 sm:col-span-2 lg:col-span-6 lg:row-span-2 lg:p-12 lg:pt-40 lg:only:col-span-12',
            )}
          >
            <h3 className={index ? 'text-2xl lg:text-xl xl:text-2xl' : 'text-4xl lg:text-5xl'}>{title}</h3>
            {text && <p className={index ? 'mt-3 text-muted' : 'lead mt-5'}>{text}</p>}
          </li>
        ))}
      </ul>
    </LabelledSection>
  );
}
