import 'server-only';
import { sitePaths } from '@/lib/config/site-paths';
import { type Answers, wizardAnswersToParams } from '@/lib/feeding/answers';
import type { Locale } from '@/lib/i18n/locales';
import { localizedSiteUrl } from '@/lib/mail/localized-site-url';

/** The URL that shows the plan of these answers again. They are in its fragment, which no server sees. */
export function planUrl(answers: Answers, locale: Locale): string {
  const url = localizedSiteUrl(locale, `${sitePaths.feedingPlan}/${answers.variant}`, { step: 'plan' });
  return `${url}#${wizardAnswersToParams(answers)}`;
}
