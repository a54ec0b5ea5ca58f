import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { createPlanExportProps } from '@/components/feeding-plan/export/create-plan-export-props';
import { PlanExportProvider } from '@/components/feeding-plan/export/export-context';
import { buildPlanWizardLabels } from '@/components/feeding-plan/wizard/build-plan-wizard-labels';
import { PlanWizard } from '@/components/feeding-plan/wizard/plan-wizard';
import { listWizardFoods } from '@/components/feeding-plan/wizard/wizard-foods';
import { PageShell } from '@/components/site-shell/page-shell';
import { sitePaths } from '@/lib/config/site-paths';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { type WizardVariant, wizardVariants } from '@/lib/feeding/answers';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { createPageMetadata } from '@/lib/seo';
import { emailPlan, streamPlanPdf } from '../export-actions';
import { parseWizardForm } from '../parse-wizard-form-action';

export const dynamicParams = false;

type Props = { params: Promise<{ variant: string }> };

export function generateStaticParams() {
  return wizardVariants.map((variant) => ({ variant }));
}

async function variantParam(params: Props['params']): Promise<WizardVariant> {
  const { variant } = await params;
  return wizardVariants.find((known) => known === variant) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const variant = await variantParam(params);
  const locale = await currentLocale();
  const t = await getTranslations('wizard');
  const path = `${sitePaths.feedingPlan}/${variant}`;
  return {
    ...createPageMetadata({
      locale,
      path,
      title: t(`titles.${variant}`),
      // Link previews show it: that of the page that leads here is about dogs.
      description: getPageSection(getPageCopy('feeding-plan', locale), variant).paragraphs.join(' '),
      image: `/og/${locale}/feeding-plan.png`,
    }),
    // The wizard draws the title, which names what it shows.
    title: undefined,
    // The form has no content for search engines beyond the page that leads to it.
    robots: { index: false },
  };
}

export default async function WizardPage({ params }: Props) {
  const variant = await variantParam(params);
  return (
    <PageShell path={`${sitePaths.feedingPlan}/${variant}`}>
      <PlanExportProvider value={await createPlanExportProps({ download: streamPlanPdf, mail: emailPlan })}>
        <PlanWizard
          variant={variant}
          messages={await buildPlanWizardLabels(variant)}
          foods={await listWizardFoods(variant)}
          action={parseWizardForm}
          actionName={'parseWizardForm' satisfies keyof typeof import('../parse-wizard-form-action')}
        />
      </PlanExportProvider>
    </PageShell>
  );
}
