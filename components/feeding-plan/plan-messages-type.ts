import type { PictureFile } from '@/components/art/picture-files';
import type { PlanFood } from '@/lib/content/plan-foods';
import type { AnswerLabels } from '@/lib/feeding-plan/answer-text';
import type { Locale } from '@/lib/i18n/locales';

/** A food as the browser needs it: its figures for the plan, its URL and its pack. */
export type DisplayedFood = Omit<PlanFood, 'path' | 'formats'> & {
  href: string;
  pack: Omit<PictureFile, 'alt'>;
};

/** All texts of the wizard and its result in one language. */
export type PlanMessages = AnswerLabels & {
  locale: Locale;
  /** A label with its value: `{label}: {value}`. */
  fact: string;
  hygiene: { title: string; text: string }[];
  hrefs: Record<'landing' | 'contact' | 'stores' | 'products', string>;
};
