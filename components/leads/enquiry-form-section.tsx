import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';

type Props = {
  id: string;
  heading: string;
  aside?: ReactNode;
  /** True when what stands beside the form is short enough to stay in sight. */
  sticky?: boolean;
  intro?: ReactNode;
  children: ReactNode;
};

/** A form in its page: what it is for beside it, then the form. */
export function EnquiryFormSection({ id, heading, aside, sticky, intro, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="bg-surface">
      <div className="container-page section-y grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className={cn('lg:col-span-5', sticky && 'sticky-aside')}>
          <h2 id={`${id}-heading`} className="text-5xl lg:text-4xl xl:text-5xl">
            {heading}
          </h2>
          {aside}
        </div>
        <div className="border-current border-t-4 pt-6 lg:col-span-6 lg:col-start-7 lg:self-start">
          {intro}
          {children}
        </div>
      </div>
    </section>
  );
}
