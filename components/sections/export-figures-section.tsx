import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { buildGridColumnsStyle } from './build-grid-track-styles';
import { LabelledSection } from './labelled-section';
import { SectionHeading } from './section-text-components';

/** Shows figures in the largest type with their labels. */
export function ExportFiguresSection({ section, field }: { section: SectionCopy; field: string }) {
  return (
    <LabelledSection section={section} field={field}>
      <div className="container-page section-y">
        <SectionHeading section={section} className="text-2xl" />
        <dl
          className="mt-8 grid grid-cols-2 gap-x-8 gap-y-10 lg:mt-10 lg:grid-cols-(--columns)"
          style={buildGridColumnsStyle(section.items.length)}
        >
          {section.items.map(({ key, title, text }) => (
            <div key={key ?? title} className="flex flex-col-reverse justify-end border-current border-t-4 pt-5">
              <dt className="mt-4 font-normal text-sm lg:text-base">{text}</dt>
              <dd className="headline sm:whitespace-nowrap text-[clamp(2.125rem,4.8vw,4.25rem)] tabular-nums leading-[0.9] tracking-tighter">
                {title}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </LabelledSection>
  );
}
