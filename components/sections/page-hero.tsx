import type { ComponentProps, ReactNode } from 'react';
import { SectionScene } from '@/components/art/section-scene';
import { buildMaxTokenWidthStyle } from '@/lib/text/max-token-width-style';

type Props = {
  field: 'clay' | 'wine' | 'sea' | 'plum' | 'saffron' | 'olive';
  scene: ComponentProps<typeof SectionScene>['name'];
  copy: { eyebrow?: string; heading: string; lead: string };
  /** The link to what the page is there for. */
  action?: ReactNode;
};

/** The first screen of a designed page: text and scene on one field colour. */
export function PageHero({ field, scene, copy, action }: Props) {
  return (
    <header data-field={field} className="painted grid lg:min-h-[38rem] lg:grid-cols-2">
      <div className="@container w-full self-center px-gutter pt-12 pb-10 lg:max-w-[calc(var(--container-page)/2+var(--spacing-gutter))] lg:justify-self-end lg:py-section lg:pe-8">
        {copy.eyebrow && <p className="eyebrow mb-5">{copy.eyebrow}</p>}
        <h1 className="fitted" style={buildMaxTokenWidthStyle(copy.heading)}>
          {copy.heading}
        </h1>
        <p className="lead mt-6">{copy.lead}</p>
        {action && <div className="mt-8">{action}</div>}
      </div>
      <SectionScene name={scene} priority className="lg:h-full lg:object-cover lg:object-bottom" />
    </header>
  );
}
