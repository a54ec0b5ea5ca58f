import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { generateMetadata } from '@/app/[locale]/feeding-plan/[variant]/page';
import { getPageCopy } from '@/lib/content/page-copy';
import { wizardVariants } from '@/lib/feeding/answers';
import type { Locale } from '@/lib/i18n/locales';
import { localeCodes } from '@/lib/i18n/locales';

const state = vi.hoisted(() => ({ locale: 'en' as Locale }));

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace?: string) =>
    createTranslator({
      locale: state.locale,
      messages: JSON.parse(readFileSync(`messages/${state.locale}.json`, 'utf8')),
      namespace,
    }),
}));
vi.mock('@/lib/i18n/current-locale-and-link', () => ({ Link: () => null, currentLocale: async () => state.locale }));
vi.mock('@/components/feeding-plan/export/create-plan-export-props', () => ({ createPlanExportProps: () => null }));
vi.mock('@/components/feeding-plan/export/export-context', () => ({ PlanExportProvider: () => null }));
vi.mock('@/components/feeding-plan/wizard/build-plan-wizard-labels', () => ({ buildPlanWizardLabels: () => null }));
vi.mock('@/components/feeding-plan/wizard/plan-wizard', () => ({ PlanWizard: () => null }));
vi.mock('@/components/feeding-plan/wizard/wizard-foods', () => ({ listWizardFoods: () => null }));
vi.mock('@/components/site-shell/page-shell', () => ({ PageShell: () => null }));
vi.mock('@/app/[locale]/feeding-plan/export-actions', () => ({ emailPlan: null, streamPlanPdf: null }));
vi.mock('@/app/[locale]/feeding-plan/parse-wizard-form-action', () => ({ parseWizardForm: null }));

const dog = /\bdogs?\b|σκύλ|\bperr|собак|狗|犬|\bchien|куче|\bsun(s|i|a|iem)\b|\bcan[ei]\b/i;

it.each(localeCodes)(
  'each test of %s describes itself in link previews, that for cats without a dog',
  async (locale) => {
    state.locale = locale;
    const page = getPageCopy('feeding-plan', locale).metaDescription;
    const metadata = await Promise.all(
      wizardVariants.map((variant) => generateMetadata({ params: Promise.resolve({ variant }) })),
    );
    const descriptions = metadata.map(({ description }) => description ?? '');
    expect(new Set([page, ...descriptions]).size).toBe(wizardVariants.length + 1);
    for (const [index, { description, openGraph }] of metadata.entries()) {
      expect(openGraph?.description).toBe(description);
      if (wizardVariants[index] === 'cat') expect(description).not.toMatch(dog);
      expect(description?.length).toBeGreaterThan(locale === 'cn' ? 25 : 70);
    }
  },
);
