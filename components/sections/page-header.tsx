import { type BreadcrumbItem, Breadcrumbs } from '@/components/site-shell/breadcrumbs';
import { buildMaxTokenWidthStyle } from '@/lib/text/max-token-width-style';

type Props = { trail?: BreadcrumbItem[]; eyebrow?: string; heading: string; lead: string };

/** The first screen of an editorial page: breadcrumb, eyebrow, heading, lead. */
export function PageHeader({ trail, eyebrow, heading, lead }: Props) {
  return (
    <header className="page-header">
      <div className="@container container-page">
        {trail && <Breadcrumbs trail={trail} />}
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="fitted" style={buildMaxTokenWidthStyle(heading)}>
          {heading}
        </h1>
        <p className="lead">{lead}</p>
      </div>
    </header>
  );
}
