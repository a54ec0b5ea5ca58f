import type { Locale } from '@/lib/i18n/locales';

/** What a text says before another food that this one is served with: 'alternate it with meaty bones'. */
const termsByLocale: Partial<Record<Locale, string>> = {
  en: "alongside|besides?|alternate|(?:combine|mix|pair|serve) it|adds? (?:it|to)|go(?:es)? (?:well|great)|plus for|your \\p{L}+[’']s",
  gr: 'συνδ[υύ]α|ταιρι[αά]ζ|δ[ιί]πλα|μαζί με|προσθήκ|πρόσθεσ|εναλλ[αά]|συνοδε[υύ]',
  es: 'combín|combinar|acompañ|junto|además de|altern|mézcl|añád',
  ru: 'сочета|вместе с|рядом|добавьте|добавк|чередуй|смешай|к корму',
  cn: '搭配|混|交替|轮换',
  fr: 'associ|accompagn|altern|combin|mélang|en plus|à côté|ajout(?:ez|er)',
  bg: 'комбинир|съчета|заедно с|редувай|смеси|добав(?:и|ка|ете)|до(?= )',
  lv: 'kombin|kopā ar|blakus|pamīšus|pievieno|sajauc',
  it: 'abbina|accanto|insieme a|altern|combin|oltre al|mescola|aggiungi|accompagn',
};

const patterns = new Map(
  Object.entries(termsByLocale).map(([locale, terms]) => [
    locale,
    new RegExp(`${locale === 'cn' ? '' : '(?<!\\p{L})'}(?:${terms})[^.!?;。！？；]*$`, 'iu'),
  ]),
);

/** True if the sentence says before a place that the food is served with what it names there. */
export const isServedWith = (text: string, locale: Locale, index: number): boolean =>
  patterns.get(locale)?.test(text.slice(0, index)) ?? false;
