import type { ReactNode } from 'react';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { LabelledSection } from './labelled-section';
import { Paragraphs, SectionHeading } from './section-text-components';

type Way = { section: SectionCopy; steps: number; field: string; start: ReactNode };

/** The two lengths of the dog's test side by side and the cat's below them, each under its number of steps. */
export function WizardStartChoices({ ways }: { ways: [Way, Way, Way] }) {
  return (
    <div className="grid lg:grid-cols-2">
      {ways.map(({ section, steps, field, start }, index) => (
        <LabelledSection
          key={section.id}
          section={section}
          field={field}
          className={index === 2 ? 'lg:col-span-2' : undefined}
        >
          <div
            className={
              index === 2
                ? 'container-page py-section'
                : `w-full px-gutter py-section lg:max-w-[calc(var(--container-page)/2+var(--spacing-gutter))] ${index ? 'lg:ps-12' : 'ms-auto lg:pe-12'}`
            }
          >
            <p
              aria-hidden="true"
              className="headline text-[clamp(7rem,18vw,16rem)] tabular-nums leading-[0.8] tracking-tighter"
            >
              {steps}
            </p>
            <SectionHeading section={section} className="mt-8 text-4xl" />
            <Paragraphs texts={section.paragraphs} className="mt-4" />
            <div className="mt-8">{start}</div>
          </div>
        </LabelledSection>
      ))}
    </div>
  );
}
