import type { Page } from '@playwright/test';
import { accessibilityReplyWorkingDays } from '@/lib/config/accessibility-statement';
import { brand } from '@/lib/config/brand';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { type Locale, languageTag } from '@/lib/i18n/locales';

/** Returns what the accessibility statement lacks: its date, its time to reply, its contact, the authority as a link. */
export async function accessibilityStatementProblems(page: Page, locale: Locale): Promise<string[]> {
  const { text, report, links } = await page.locator('main').evaluate((main) => {
    const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ');
    const visible = [...main.querySelectorAll('a')].filter((link) =>
      link.checkVisibility({ visibilityProperty: true }),
    );
    return {
      text: textOf(main),
      report: textOf(main.querySelector('[aria-labelledby^=report]')),
      links: visible.map((link) => ({ text: textOf(link), href: link.getAttribute('href') })),
    };
  });
  const days = getNumberFormat(languageTag(locale)).format(accessibilityReplyWorkingDays);
  const parts = {
    date: text.includes('2026'),
    days: new RegExp(`(?<!\\d)${days}(?!\\d)`).test(report),
    phone: text.includes(brand.phoneDisplay),
    email: links.some((link) => link.text.includes(brand.email) && link.href === `mailto:${brand.email}`),
    authority: links.some(({ href }) => href === 'https://www.synigoroskatanaloti.gr'),
    texts: !text.includes('{'),
  };
  return Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [] : [`${part} missing or wrong`]));
}
