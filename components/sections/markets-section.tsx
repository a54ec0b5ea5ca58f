import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { LabelledSection } from './labelled-section';
import { MarketList } from './market-list';
import { MarketMap } from './market-map';
import { Paragraphs, SectionHeading } from './section-text-components';

/** Shows the markets: a map in the style of red-figure pottery, and a list. */
export function MarketsSection({ section }: { section: SectionCopy }) {
  return (
    <LabelledSection section={section} field="ink">
      <div className="container-page section-y">
        <div className="mb-10 grid gap-x-8 gap-y-4 lg:mb-16 lg:grid-cols-12">
          <SectionHeading section={section} className="text-5xl lg:col-span-6 lg:text-4xl xl:text-5xl" />
          <div className="lg:col-span-5 lg:col-start-8 lg:mt-2">
            <Paragraphs texts={section.paragraphs} />
          </div>
        </div>
        <MarketMap />
        <MarketList />
      </div>
    </LabelledSection>
  );
}
