import { type Mistake, swap } from './common-mistakes';

const faq = (locale: string) => `content/pages/faq/${locale}.json`;
const rare = (file: string, found: string) =>
  new RegExp(`${file}\\.json:\\d+:\\d+: .*'${found.replace(' ', '\\s')}' is stated here and in no other language`);

/** Durations that differ from those of the other languages. */
export const timeMistakes: Mistake[] = [
  {
    what: 'more hours to thaw',
    file: faq('lv'),
    edit: swap(/2–4(?=\sstundas)/, '2–8'),
    line: rare('faq/lv', '2–8 stundas'),
  },
  {
    what: 'more hours in the fridge',
    file: faq('lv'),
    edit: swap(/(?<=līdz )48(?=\sstundām)/, '72'),
    line: rare('faq/lv', '72 stundām'),
  },
  {
    what: 'hours of another text of the same file',
    file: 'messages/gr.json',
    edit: swap(/(?<="thawPatties": ".*)2–4(?=\sώρες)/, '24'),
    line: rare('messages/gr', '24 ώρες'),
  },
  {
    what: 'minutes for hours',
    file: faq('en'),
    edit: swap(/(?<=2–4\s)hours/, 'minutes'),
    line: rare('faq/en', '2–4 minutes'),
  },
  {
    what: 'a later reply',
    file: faq('fr'),
    edit: swap(/(?<=sous\s)24(?=\sheures)/, '72'),
    line: rare('faq/fr', '72 heures'),
  },
];
