import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/layout/breadcrumbs';

type Props = { trail?: Crumb[]; eyebrow?: string; heading: string; lead: string; children?: ReactNode };

/** The first screen of an editorial page: breadcrumb, small line, heading, lead. */
export function PageHeader({ trail, eyebrow, heading, lead, children }: Props) {
  return (
    <header className="page-header">
      <div className="container-page">
        {trail && <Breadcrumbs trail={trail} />}
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </header>
  );
}
