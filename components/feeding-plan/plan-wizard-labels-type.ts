import type { AnswerLabels } from '@/lib/feeding-plan/answer-text';
import type { Locale } from '@/lib/i18n/locales';

/** All texts of the wizard and its result in one language. */
export type PlanWizardLabels = AnswerLabels & {
  locale: Locale;
  pageTitle: string;
  /** A label with its value: `{label}: {value}`. */
  fact: string;
  hygiene: { title: string; text: string }[];
  hrefs: Record<'landing' | 'contact' | 'stores' | 'products', string>;
};
