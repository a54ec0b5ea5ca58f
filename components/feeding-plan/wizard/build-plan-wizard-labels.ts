import 'server-only';
import { getMessages } from 'next-intl/server';
import { sitePaths } from '@/lib/config/site-paths';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { speciesOfWizardVariant, type WizardVariant } from '@/lib/feeding/answers';
import { buildWizardAnswerLabels } from '@/lib/feeding-plan/build-wizard-answer-labels';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { appendBrandIfTitleFits } from '@/lib/seo';
import { insertJoiners, mapTexts } from '@/lib/text/insert-joiners';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';

/** The texts that the wizard of a variant and its result take to the browser. */
export async function buildPlanWizardLabels(variant: WizardVariant): Promise<PlanWizardLabels> {
  const locale = await currentLocale();
  const { common } = await getMessages();
  const labels = buildWizardAnswerLabels(locale, speciesOfWizardVariant(variant));
  const href = (path: string) => localePath(locale, path);
  return {
    ...mapTexts(labels, insertJoiners),
    locale,
    pageTitle: appendBrandIfTitleFits(labels.wizard.titles[variant]),
    fact: common.fact,
    hygiene: getPageSection(getPageCopy('feeding-plan', locale), 'hygiene').items.map(({ title, text = '' }) => ({
      title,
      text,
    })),
    hrefs: {
      landing: href(sitePaths.feedingPlan),
      contact: href(sitePaths.contact),
      stores: href(sitePaths.storeLocator),
      products: href(sitePaths.products),
    },
  };
}
