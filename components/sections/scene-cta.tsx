import type { ComponentProps, ReactNode } from 'react';
import { SectionScene } from '@/components/art/section-scene';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { LabelledSection } from './labelled-section';
import { Paragraphs, SectionHeading } from './section-text-components';

type Props = {
  section: SectionCopy;
  field: string;
  scene: ComponentProps<typeof SectionScene>['name'];
  children: ReactNode;
};

/** A call to action beside its scene. */
export function SceneCta({ section, field, scene, children }: Props) {
  return (
    <LabelledSection
      section={section}
      field={field}
      className="later grid [--tall:38rem] lg:grid-cols-2 lg:[--tall:36rem]"
    >
      <SectionScene name={scene} className="max-lg:order-last lg:h-full lg:object-cover lg:object-bottom" />
      <div className="w-full max-w-[calc(var(--container-page)/2+var(--spacing-gutter))] px-gutter pt-section pb-10 lg:ps-12 lg:pb-section">
        <SectionHeading section={section} className="text-5xl" />
        <Paragraphs texts={section.paragraphs} className="mt-6" />
        <p className="mt-8 flex flex-wrap gap-3">{children}</p>
      </div>
    </LabelledSection>
  );
}
