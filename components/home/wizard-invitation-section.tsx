import { getTranslations } from 'next-intl/server';
import { SectionScene } from '@/components/art/section-scene';
import { Paragraphs } from '@/components/sections/section-text-components';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { buildMaxTokenWidthStyle } from '@/lib/text/max-token-width-style';

/** Invites visitors to the nutrition test. */
export async function WizardInvitationSection({ section }: { section: SectionCopy }) {
  const t = await getTranslations('common');
  const [intro, ...rest] = section.paragraphs;
  return (
    <section
      id={section.id}
      aria-labelledby="questionnaire-heading"
      data-field="olive"
      className="later painted grid lg:grid-cols-2"
    >
      <SectionScene name="feeding-plan" className="max-lg:order-last lg:h-full lg:object-cover lg:object-bottom" />
      <div className="@container w-full max-w-[calc(var(--container-page)/2+var(--spacing-gutter))] px-gutter pt-section pb-10 lg:pb-section">
        <h2
          id="questionnaire-heading"
          className="fitted leading-[1.02]"
          style={buildMaxTokenWidthStyle(section.heading)}
        >
          {section.heading}
        </h2>
        <p className="mt-6">{intro}</p>
        <p className="mt-8">
          <Link href={sitePaths.feedingPlan} className={buttonVariants({ variant: 'inverse', size: 'lg' })}>
            {t('takeTest')}
          </Link>
        </p>
        <Paragraphs texts={rest} className="mt-4 text-sm" />
      </div>
    </section>
  );
}
