import { parse } from 'node-html-parser';
import { createElement, type ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it, vi } from 'vitest';
import HomePage from '@/app/[locale]/page';
import WhyPage from '@/app/[locale]/why/page';
import { PartnerTestimonialsSection } from '@/components/sections/partner-testimonials-section';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { getPartnerStories } from '@/lib/content/partner-stories';
import type { Locale } from '@/lib/i18n/locales';
import { getTranslator } from '@/lib/i18n/translator';

const site = vi.hoisted(() => ({ locale: 'en', switchedOff: {} as unknown }));
vi.mock('@/lib/content/read-content', async (importOriginal) => {
  const real = await importOriginal<typeof import('@/lib/content/read-content')>();
  return {
    ...real,
    readContent: ((path, schema) =>
      path === 'switched-off.json'
        ? real.parseContent(path, JSON.stringify(site.switchedOff), schema)
        : real.readContent(path, schema)) as typeof real.readContent,
  };
});
vi.mock('@/lib/i18n/current-locale-and-link', () => ({ currentLocale: async () => site.locale, Link: 'a' }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace?: string) => {
    const translate = getTranslator(site.locale as Locale);
    const at = (key: string) => (namespace ? `${namespace}.${key}` : key) as never;
    const t = (key: string, values?: never) => translate(at(key), values);
    return Object.assign(t, { rich: (key: string) => key, raw: (key: string) => key });
  },
  getFormatter: async () => ({ number: String, list: String }),
}));
vi.mock('@/components/site-shell/page-shell', () => ({
  PageShell: ({ children }: { children: ReactElement }) => children,
}));

async function html(element: ReactElement, locale: Locale) {
  site.locale = locale;
  const { prelude } = await prerender(element);
  return parse(await new Response(prelude).text());
}
const home = async (locale: Locale) => html(await at(locale, HomePage), locale);
const why = async (locale: Locale) => html(await at(locale, WhyPage), locale);
async function at(locale: Locale, page: () => Promise<ReactElement>) {
  site.locale = locale;
  return page();
}

describe('what a language leaves out', () => {
  it('is nowhere in the HTML of that language and stays in the others', async () => {
    site.switchedOff = {
      cn: { claims: ['allergies'], certifications: ['vetApproved'], testimonials: ['nikos'], slides: ['unprocessed'] },
    };
    const texts = {
      cn: ['70%', '过敏反应更少', '配方经兽医审核', '尼科斯', '不烹煮，不膨化。'],
      en: ['70%', 'fewer allergic reactions', 'Vet approved', 'Nikos', 'No processing beyond'],
    };
    const [chinese, english] = [(await home('cn')).toString(), (await home('en')).toString()];
    for (const text of texts.cn.slice(1)) expect(chinese, text).not.toContain(text);
    for (const text of texts.en.slice(1)) expect(english, text).toContain(text);
    expect((await why('cn')).querySelectorAll('#claims ul > li').map((one) => one.text)).toEqual([
      expect.stringContaining('90%'),
      expect.stringContaining('30%'),
    ]);
    expect((await why('en')).querySelectorAll('#claims ul > li')).toHaveLength(3);
  });

  it.each([1, 2, 3])('leaves no empty column beside %i figures', async (count) => {
    const off = ['digestion', 'allergies', 'vetVisits'].slice(count);
    site.switchedOff = { cn: { claims: off } };
    const claims = (await why('cn')).querySelector('#claims');
    expect(claims?.querySelectorAll('ul > li')).toHaveLength(count);
    for (const list of claims?.querySelectorAll('ul, ol') ?? [])
      expect(list.getAttribute('style')).toContain(`repeat(${count},minmax(0,1fr))`);
    expect(claims?.querySelectorAll('sup').map((one) => one.text)).toEqual(['1', '2', '3'].slice(0, count));
  });

  it('takes the section and its heading away with the last entry, and a single slide has no controls', async () => {
    site.switchedOff = {
      cn: {
        claims: ['digestion', 'allergies', 'vetVisits'],
        testimonials: ['maria', 'nikos', 'elena', 'stavros'],
        slides: ['ingredients', 'barf', 'unprocessed', 'mediterranean', 'hunters'],
      },
    };
    const page = await home('cn');
    expect(page.querySelectorAll('section').map(({ id }) => id)).toEqual([
      '',
      'about',
      'showcase',
      'why-raw',
      'certifications',
      'partners',
      'questionnaire',
    ]);
    expect(page.querySelector('#testimonials-heading, #claims-heading')).toBeNull();
    expect(page.querySelector('[data-hero] [hidden] button')).not.toBeNull();
  });

  it('gives a testimonial that is left alone the whole width', async () => {
    site.switchedOff = { cn: { testimonials: ['nikos', 'elena', 'stavros'], stories: ['ruta', 'chiara'] } };
    const figures = (await home('cn')).querySelectorAll('#testimonials figure');
    expect(figures).toHaveLength(1);
    expect(figures[0]?.getAttribute('class')).toContain('only:col-span-12');
    const section = getPageSection(getPageCopy('exports', 'cn'), 'stories');
    const partners = createElement(PartnerTestimonialsSection, {
      section,
      stories: getPartnerStories('cn'),
      field: 'olive',
    });
    expect((await html(partners, 'cn')).toString()).toContain('repeat(1,minmax(0,1fr))');
  });
});
