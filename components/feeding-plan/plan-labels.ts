import type { Messages } from 'next-intl';
import type { Media } from '@/components/art/media';
import type { PlanFood } from '@/lib/content/plan-foods';
import type { AgeUnit } from '@/lib/feeding/age';
import type { Excludable } from '@/lib/feeding/schema';
import type { PlanUnits } from '@/lib/feeding-plan/plan-formatter';
import type { CountTexts } from '@/lib/i18n/count-texts';
import type { Locale } from '@/lib/i18n/locales';

/** A food as the browser needs it: its figures for the plan, its address and its pack. */
export type WizardFood = Omit<PlanFood, 'path' | 'formats'> & {
  href: string;
  pack: Omit<Media, 'alt'>;
};

/** All words of the wizard and its result in one language. */
export type PlanMessages = {
  locale: Locale;
  /** BCP 47 tag for numbers. */
  tag: string;
  plan: Messages['plan'];
  wizard: Messages['wizard'];
  /** A label with its value: `{label}: {value}`. */
  fact: string;
  proteins: Record<Excludable, string>;
  /** An age in each unit, as a number asks for it. */
  ages: Record<AgeUnit, CountTexts>;
  units: PlanUnits;
  hygiene: { title: string; text: string }[];
  hrefs: Record<'landing' | 'contact' | 'stores' | 'products', string>;
};

/** Puts values into the `{places}` of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
