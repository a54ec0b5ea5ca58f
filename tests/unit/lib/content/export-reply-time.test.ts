import { expect, it } from 'vitest';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { withoutJoiners } from '@/lib/text/insert-joiners';

/** A language that is added later gets its line here. */
const workingDays: Partial<Record<Locale, string>> = {
  gr: 'Δευτέρα ως Παρασκευή',
  en: 'Monday to Friday',
  es: 'de lunes a viernes',
  ru: 'с понедельника по пятницу',
  cn: '周一至周五',
  fr: 'du lundi au vendredi',
  bg: 'от понеделник до петък',
  lv: 'no pirmdienas līdz piektdienai',
  it: 'dal lunedì al venerdì',
};

it.each(localeCodes)(
  '%s: the step in which we reply to an export enquiry names the days, as the lead does',
  (locale) => {
    const copy = withoutJoiners(getPageCopy('exports', locale));
    const offer = getPageSection(copy, 'process').items.find(({ key }) => key === 'offer');
    for (const text of [copy.lead, offer?.text])
      expect(text?.toLowerCase()).toContain(
        (workingDays[locale] ?? `no days for ${locale} in this test`).toLowerCase(),
      );
  },
);
