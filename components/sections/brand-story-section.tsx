import { MediaSlotPicture } from '@/components/art/media-slot-picture';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { LabelledSection } from './labelled-section';
import { SectionHeading } from './section-text-components';

/** Tells the story behind the name on a dark field under its star. */
export async function BrandStorySection({ section }: { section: SectionCopy }) {
  return (
    <LabelledSection section={section} field="ink" className="grid lg:grid-cols-12">
      <MediaSlotPicture
        slot="hero/maera-star"
        locale={await currentLocale()}
        className="aspect-[3/2] h-auto w-full object-cover object-right-bottom lg:order-last lg:col-span-5 lg:aspect-auto lg:h-full lg:object-[87%_100%] "
      />
      <div className="w-full px-gutter pt-12 pb-section lg:col-span-7 lg:max-w-[48rem] lg:justify-self-end lg:py-section lg:pe-16">
        <SectionHeading section={section} className="text-5xl" />
        {section.paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index ? 'mt-5' : 'lead mt-8 max-w-none'}>
            {paragraph}
          </p>
        ))}
      </div>
    </LabelledSection>
  );
}
