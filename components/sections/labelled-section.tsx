import type { ComponentProps } from 'react';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { cn } from '@/lib/utils';
import { getSectionHeadingId } from './section-text-components';

type Props = Omit<ComponentProps<'section'>, 'id'> & { section: SectionCopy; field?: string };

/** The frame of a section, labelled by its `SectionHeading`; on a colour field if it has one. */
export function LabelledSection({ section, field, className, ...props }: Props) {
  return (
    <section
      id={section.id}
      aria-labelledby={getSectionHeadingId(section)}
      data-field={field}
      className={cn(field && 'painted', className)}
      {...props}
    />
  );
}
