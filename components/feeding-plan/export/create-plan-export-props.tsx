import 'server-only';
import { getMessages, getTranslations } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import { sitePaths } from '@/lib/config/site-paths';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import type { PlanExportProps } from './export-types';

/** What the result of the wizard needs to offer PDF, calendar and mail, in the language of the page. */
export async function createPlanExportProps(actions: PlanExportProps['actions']): Promise<PlanExportProps> {
  const t = await getTranslations();
  const { form, planMail } = await getMessages();
  const locale = await currentLocale();
  const href = (name: string) => localePath(locale, `${sitePaths.feedingPlan}/${name}`);
  return {
    locale,
    actions,
    hrefs: { pdf: href('plan.pdf'), calendar: href('plan.ics') },
    messages: {
      pdf: {
        button: t('planPdf.button'),
        vetButton: t('planPdf.vet.button'),
        preparing: t('planPdf.preparing'),
        ready: t('planPdf.ready'),
        failed: t('planPdf.refused.failed.text'),
      },
      calendar: { button: t('planCalendar.button'), startLabel: t('planCalendar.startLabel') },
      mail: {
        heading: t('planMail.heading'),
        text: t('planMail.text'),
        email: t('planMail.email'),
        consent: t.rich('planMail.consent', {
          brand: brand.name,
          privacy: (text) => <Link href={sitePaths.privacy}>{text}</Link>,
        }),
        submit: t('planMail.submit'),
        submitting: t('planMail.submitting'),
        success: planMail.success,
        renewed: form.renewed,
        failure: t('planMail.failure.text'),
        leaveEmpty: t('form.leaveEmpty'),
        noticeLabels: { label: t('common.notices'), closeLabel: t('common.close') },
        errors: {
          'planMail.errors.email': planMail.errors.email,
          'planMail.errors.consent': planMail.errors.consent,
          'form.errors.invalidEmail': form.errors.invalidEmail,
          'form.errors.tooLong': form.errors.tooLong,
          'form.errors.controlCharacters': form.errors.controlCharacters,
        },
      },
    },
  };
}
