import type { ReactNode } from 'react';
import { type BreadcrumbItem, Breadcrumbs } from '@/components/site-shell/breadcrumbs';
import { buildMaxTokenWidthStyle } from '@/lib/text/max-token-width-style';

type Props = { trail?: BreadcrumbItem[]; eyebrow?: string; heading: string; lead: string; children: ReactNode };

/** The first screen of a list of posts: heading, lead and links to the other lists. */
export function BlogHeader({ trail, eyebrow, heading, lead, children }: Props) {
  return (
    <header className="bg-surface">
      <div className="container-page pt-8 pb-10 lg:pt-14">
        {trail && <Breadcrumbs trail={trail} />}
        {eyebrow && <p className="eyebrow mb-4 text-accent-text">{eyebrow}</p>}
        <div className="grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
          <div className="@container lg:col-span-7">
            <h1 className="fitted [--fit:var(--text-6xl)]" style={buildMaxTokenWidthStyle(heading)}>
              {heading}
            </h1>
          </div>
          <p className="lead lg:col-span-5">{lead}</p>
        </div>
        <div className="mt-10 lg:mt-14">{children}</div>
      </div>
    </header>
  );
}
