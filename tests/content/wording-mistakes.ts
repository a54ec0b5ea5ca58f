import { localeCodes } from '@/lib/i18n/locales';
import { type Mistake, set, swap } from './common-mistakes';

const more = (text: string) => (old: string) => `${old} ${text}`;
const lead = (locale: string) => `content/pages/about/${locale}.json`;
const post = (slug: string, locale: string) => `content/posts/${slug}/${locale}.mdx`;
const place = (file: string, key: string) =>
  `${file.replaceAll('.', '\\.')}:\\d+:\\d+: ${key.replaceAll('.', '\\.')}: `;

/** Adds words to the lead of the page about the company; `problem` is what is said of them. */
const inLead = (locale: string, phrase: string, problem: string): Mistake => ({
  what: `'${phrase}' in ${locale}`,
  file: lead(locale),
  edit: set('lead', more(phrase)),
  line: new RegExp(place(lead(locale), 'lead') + problem),
});

const statement = (locale: string) => `content/pages/accessibility/${locale}.json`;
const withoutName = (name: string) => (old: string) => old.replaceAll(name, '…');

/** Placeholders of a page that one language lost, or has in the place of another. */
export const placeholderMistakes: Mistake[] = [
  {
    what: 'an address that one language lost',
    file: statement('lv'),
    edit: set('sections.5.paragraphs.0', withoutName('{email}')),
    line: /accessibility\/lv\.json:\d+:\d+: sections\.5\.paragraphs\.0: lacks \{email\}, which the other languages have/,
  },
  {
    what: 'a placeholder lost in the first language',
    file: statement('en'),
    edit: set('sections.2.paragraphs.0', withoutName('{assessed}')),
    line: /accessibility\/en\.json:\d+:\d+: sections\.2\.paragraphs\.0: lacks \{assessed\}/,
  },
  {
    what: 'one placeholder in the place of another',
    file: statement('fr'),
    edit: set('sections.5.paragraphs.0', (old: string) => old.replace('{phone}', '{email}')),
    line: /accessibility\/fr\.json:\d+:\d+: sections\.5\.paragraphs\.0: lacks \{phone\}/,
  },
];

/** Names of products and of the brand, prices and numbers. */
export const nameMistakes: Mistake[] = [
  {
    what: 'a product whose name was translated',
    file: 'content/products/simple/fr.json',
    edit: set('name', 'Simplement'),
    line: /simple\/fr\.json:\d+:\d+: name: is 'Simplement', in the other languages 'Simple': the name on the pack is/,
  },
  {
    what: 'the name of another product',
    file: 'content/products/superfood/lv.json',
    edit: set('name', 'Super puppies'),
    line: /superfood\/lv\.json:\d+:\d+: name: 'Super puppies' is the name of content\/products\/super-puppies already/,
  },
  inLead('en', 'Maera knows.', "'Maera' is the name of the brand, .*write \\{brand\\}"),
  inLead('cn', '我们的Maera，从2017年起。', "'Maera' is the name of the brand"),
  {
    what: 'the brand in a message',
    file: 'messages/fr.json',
    edit: set('nav.why', 'Pourquoi Maera'),
    line: /messages\/fr\.json:\d+:\d+: nav\.why: 'Maera' is the name of the brand/,
  },
  inLead('es', 'Cuesta 9,90 €.', "'9,90 €' is a price; the site states none"),
  inLead('bg', 'Само 12 лв за кутия.', "'12 лв' is a price"),
  inLead('ru', 'Всего 400 рублей.', "'400 рублей' is a price"),
  inLead('lv', 'Tikai EUR 5.', "'EUR 5' is a price"),
  inLead('it', 'Chiamateci allo 02 1234 5678.', "'02 1234 5678' is not the phone number of content/brand\\.json \\("),
  inLead('gr', 'Τηλεφωνήστε στο 210 123 4567.', "'210 123 4567' is not the phone number"),
  {
    what: 'the telephone of somebody else in a link',
    file: post('bones', 'en'),
    edit: swap('Call the vet', '[Call](tel:+302101234567) the vet'),
    line: /bones\/en\.mdx:\d+:\d+: tel:\+302101234567: is not the phone number of content\/brand\.json \(tel:\+30/,
  },
  inLead(
    'lv',
    'Rakstiet uz infi@maera.example.',
    "'infi@maera\\.example' is not the email address of content/brand\\.json",
  ),
  {
    what: 'the address of somebody else in a message',
    file: 'messages/it.json',
    edit: set('footer.newsletter.success.text', more('Scrivete a ordini@maera.example.')),
    line: /messages\/it\.json:\d+:\d+: footer\.newsletter\.success\.text: 'ordini@maera\.example' is not the email address/,
  },
  {
    what: 'the address of somebody else in a post',
    file: post('bones', 'es'),
    edit: swap('\n## ', '\nEscriba a info@mera.example.\n\n## '),
    line: /bones\/es\.mdx:\d+:11: 'info@mera\.example' is not the email address of content\/brand\.json \(info@/,
  },
  {
    what: 'a link to half an address',
    file: post('bones', 'it'),
    edit: swap('\n## ', '\n[Scriveteci](mailto:info@maera) oggi.\n\n## '),
    line: /bones\/it\.mdx:\d+:1: mailto:info@maera: is no email address: write mailto:info@/,
  },
  {
    what: 'a link to a file that does not exist',
    file: post('bones', 'fr'),
    edit: swap('\n## ', '\nVoir le [catalogue](/catalogue/mera-fr.pdf).\n\n## '),
    line: /bones\/fr\.mdx:\d+:9: \/catalogue\/mera-fr\.pdf: there is no such file: .* \(the catalogue is \/catalogue\/maera-fr\.pdf/,
  },
];

/** Words and marks that stand twice, Traditional Chinese, and apostrophes that switch a placeholder off. */
export const doubledMistakes: Mistake[] = [
  inLead('it', 'Ecco la la carne.', "'la la' stands twice: delete one"),
  inLead('es', 'Es la\u00a0 la carne.', "'la\u00a0 la' stands twice"),
  {
    what: 'a doubled word in English',
    file: 'content/pages/why/en.json',
    edit: set('lead', more('This is the the meat.')),
    line: /why\/en\.json:\d+:\d+: lead: 'the the' stands twice/,
  },
  {
    what: 'a doubled word in Greek',
    file: 'content/pages/why/gr.json',
    edit: set('lead', more('Κρέας και και κόκαλο.')),
    line: /why\/gr\.json:\d+:\d+: lead: 'και και' stands twice/,
  },
  {
    what: 'a doubled word of one letter',
    file: 'content/pages/why/ru.json',
    edit: set('lead', more('Мясо и и кость.')),
    line: /why\/ru\.json:\d+:\d+: lead: 'и и' stands twice/,
  },
  {
    what: 'a doubled particle in Chinese',
    file: 'content/pages/why/cn.json',
    edit: set('lead', (old: string) => `${old}我们的的肉。`),
    line: /why\/cn\.json:\d+:\d+: lead: '的的' stands twice/,
  },
  {
    what: 'a doubled placeholder',
    file: 'messages/es.json',
    edit: set('nav.why', 'Por qué {brand} {brand}'),
    line: /messages\/es\.json:\d+:\d+: nav\.why: '\{brand\} \{brand\}' stands twice/,
  },
  {
    what: 'a doubled word in a post, at the end of a line',
    file: post('bones', 'en'),
    edit: swap('Meat is rich', 'Meat is\nis rich'),
    line: /bones\/en\.mdx:\d+:\d+: 'is is' stands twice/,
  },
  {
    what: 'two marks in Bulgarian',
    file: 'content/pages/why/bg.json',
    edit: set('lead', more('Месо,. и кокал.')),
    line: /why\/bg\.json:\d+:\d+: lead: ',\.' is two marks: leave the one that is meant/,
  },
  {
    what: 'two Chinese marks',
    file: 'content/pages/faq/cn.json',
    edit: set('lead', (old: string) => `${old}好，。`),
    line: /faq\/cn\.json:\d+:\d+: lead: '，。' is two marks/,
  },
  {
    what: 'one Chinese mark twice',
    file: 'content/pages/exports/cn.json',
    edit: set('lead', (old: string) => `${old}好。。`),
    line: /exports\/cn\.json:\d+:\d+: lead: '。。' is one mark too many/,
  },
  {
    what: 'Traditional Chinese',
    file: 'content/pages/contact/cn.json',
    edit: set('lead', (old: string) => `${old}餵養貓狗。`),
    line: /contact\/cn\.json:\d+:\d+: lead: '餵養貓' is Traditional Chinese: write it in Simplified Chinese/,
  },
  {
    what: 'an apostrophe that switches a placeholder off',
    file: 'messages/fr.json',
    edit: set('pageTitles.about', "Qui sommes-nous : l'{brand}"),
    line: /messages\/fr\.json:\d+:\d+: pageTitles\.about: ' before \{brand\} switches it off: write ’/,
    repaired: /l’\{brand\}/,
  },
  {
    what: 'a straight apostrophe before a placeholder in a page',
    file: 'content/pages/exports/fr.json',
    edit: set('lead', more("Voici l'{brand}.")),
    line: /exports\/fr\.json:\d+:\d+: lead: ' is not an apostrophe: use ’/,
    repaired: /l’\{brand\}/,
  },
];

/** What one language of a post has otherwise than the others, and links to places that are not there. */
export const postMistakes: Mistake[] = [
  {
    what: 'a source that was forgotten',
    file: post('bones', 'fr'),
    edit: (text) => text.trimEnd().replace(/\n[^\n]*$/, '\n'),
    line: /bones\/fr\.mdx:\d+: 4 entries in the list of sources, in the other languages 5: add what is missing/,
  },
  {
    what: 'a row of a table that was forgotten',
    file: post('bones', 'it'),
    edit: swap(/\n\| Simple[^\n]*/, ''),
    line: /bones\/it\.mdx:\d+: 6 rows in table 1, in the other languages 7/,
  },
  {
    what: 'a heading that became a paragraph',
    file: post('bones', 'lv'),
    edit: swap(/\n## (?=[^\n]*10)/, '\n'),
    line: /bones\/lv\.mdx:\d+: \d+ headings with ##, in the other languages \d+/,
  },
  {
    what: 'a list that became a paragraph',
    file: post('puppies-by-age', 'es'),
    edit: (text) => text.replace(/\n(?:- [^\n]*\n)+/, '\nTres comidas al día.\n'),
    line: /puppies-by-age\/es\.mdx:\d+: \d+ lists, in the other languages \d+/,
  },
  {
    what: 'a table that is missing',
    file: post('puppies-by-age', 'cn'),
    edit: (text) => text.replace(/\n(?:\|[^\n]*\n)+/, '\n'),
    line: /puppies-by-age\/cn\.mdx:\d+: \d+ tables, in the other languages \d+/,
  },
  {
    what: 'an entry of a page that is no place',
    file: post('bones', 'es'),
    edit: swap('\n## ', '\n[a](/why-maera-food#starch)\n\n## '),
    line: /bones\/es\.mdx:\d+:\d+: \/why-maera-food#starch: \/why-maera-food has no place 'starch'/,
  },
  {
    what: 'an unknown place of a product',
    file: post('bones', 'ru'),
    edit: swap('\n## ', '\n[a](/products/maera-simple#nope)\n\n## '),
    line: /bones\/ru\.mdx:\d+:\d+: \/products\/maera-simple#nope: \/products\/maera-simple has no place 'nope'/,
  },
  {
    what: 'the whole address of a page of the site',
    file: post('bones', 'bg'),
    edit: swap('\n## ', '\n[a](https://www.maera.example/faq#nope)\n\n## '),
    line: /bones\/bg\.mdx:\d+:\d+: https:\/\/www\.maera\.example\/faq#nope: a link to this site begins with \//,
  },
  {
    what: 'another code of an additive',
    file: post('reading-a-label', 'fr'),
    edit: swap('3a671', '3a700'),
    line: /reading-a-label\/fr\.mdx:\d+:\d+: most languages do not have the code '3a700' here \(they have 3a671\): correct/,
  },
  {
    what: 'a code of an additive that is missing',
    file: post('reading-a-label', 'cn'),
    edit: swap('3a671', ''),
    line: /reading-a-label\/cn\.mdx:1: lacks the code '3a671', which the other languages have/,
  },
  {
    what: 'an E number in one language',
    file: lead('fr'),
    edit: set('lead', more('Sans E 330.')),
    line: /about\/fr\.json:\d+:\d+: lead: most languages do not have the code 'E 330' here: correct/,
  },
];

/** Entries that were copied from another and not filled in. */
export const copiedMistakes: Mistake[] = [
  {
    what: 'the pack of another product',
    file: 'content/media.json',
    edit: set('pack/simple-tray-1kg.file', '/art/packs/duck-dinner-tray-1kg.svg'),
    line: /media\.json:\d+:\d+: pack\/simple-tray-1kg: .*is the picture of content\/products\/duck-dinner: choose that of simple/,
  },
  {
    what: 'the picture of another post',
    file: 'content/media.json',
    edit: set('post/bones.file', '/art/posts/reading-a-label.svg'),
    line: /media\.json:\d+:\d+: post\/bones: .*is the picture of content\/posts\/reading-a-label: choose that of bones/,
  },
  {
    what: 'the telephone of another importer',
    file: 'content/markets.json',
    edit: set('markets.1.importer.phone', '+357 22000000'),
    line: /markets\.json:\d+:\d+: markets\.1\.importer\.phone: belongs to 'Mesogios Pet Supplies' already: write that of/,
  },
  {
    what: 'the website of another importer',
    file: 'content/markets.json',
    edit: set('markets.2.importer.website', 'https://cy.importer.example/'),
    line: /markets\.json:\d+:\d+: markets\.2\.importer\.website: belongs to 'Mesogios Pet Supplies' already/,
  },
  {
    what: 'a postal code of the company with a digit too few',
    file: 'content/brand.json',
    edit: set('address.postalCode', '145 7'),
    line: /brand\.json:\d+:\d+: address\.postalCode: is '145 7'; in GR it has five digits/,
  },
  {
    what: 'a shop without a postal code',
    file: 'content/stores.json',
    edit: set('stores.0.postalCode', ''),
    line: /stores\.json:\d+:\d+: stores\.0\.postalCode: is missing; in GR it has five digits/,
  },
];

const brandFile = 'content/brand.json';
const marketsFile = 'content/markets.json';

/** Details of the company and of importers that contradict each other or cannot be. */
export const contactMistakes: Mistake[] = [
  {
    what: 'another number of the house in one language',
    file: brandFile,
    edit: set('address.street.en', '10 Irigonis Street'),
    line: /brand\.json:\d+:\d+: address\.street\.en: has other numbers than 'Ηριγόνης 0': write the same number of the house/,
  },
  {
    what: 'a postal code of another region',
    file: brandFile,
    edit: (text) => set('address.postalCode', '546 21')(set('address.city.gr', 'Αθήνα')(text)),
    line: /brand\.json:\d+:\d+: address\.postalCode: '546 21' is not in Αθήνα, where postal codes begin with 10 to 19 or 80/,
  },
  {
    what: 'a phone of the company with a digit too few',
    file: brandFile,
    edit: (text) => set('phone', '+30210000000')(set('phoneDisplay', '+30 210 000 000')(text)),
    line: /brand\.json:\d+:\d+: phone: is '\+30210000000'; a Greek number has ten digits after \+30/,
  },
  {
    what: 'a year of the copyright with two digits exchanged',
    file: brandFile,
    edit: set('copyright.to', 2206),
    line: /brand\.json:\d+:\d+: copyright\.to: is 2206, and this is \d{4}: correct the year/,
  },
  {
    what: 'the site of another network',
    file: brandFile,
    edit: (text) => set('social.0.url', JSON.parse(text).social[1].url)(text),
    line: /brand\.json:\d+:\d+: social\.0\.url: 'facebook\.example' is not the site of Instagram: correct the one or the other/,
  },
  {
    what: 'an importer’s number of another market',
    file: marketsFile,
    edit: set('markets.5.importer.phone', '+370 67 000 000'),
    line: /markets\.json:\d+:\d+: markets\.5\.importer\.phone: \+370 is LT, but the market is LV \(\+371\): correct the number/,
  },
  {
    what: 'the code of a country in the place of a language',
    file: marketsFile,
    edit: set('markets.0.importer.languages.0', 'gr'),
    line: /markets\.json:\d+:\d+: markets\.0\.importer\.languages\.0: 'gr' is no language but a country: write 'el'/,
  },
  {
    what: 'the code of China in the place of a language',
    file: marketsFile,
    edit: set('markets.10.importer.languages.0', 'cn'),
    line: /markets\.json:\d+:\d+: markets\.10\.importer\.languages\.0: 'cn' is no language but a country: write 'zh'/,
  },
];

/** The key of an entry that all languages change at once, and what one of them is told. */
const changedKeys = (page: string, section: string, from: string, to: string, problem: string): Mistake[] =>
  localeCodes.map((locale) => ({
    what: `the key '${to}' of ${page} in ${locale}`,
    file: `content/pages/${page}/${locale}.json`,
    edit: swap(`"key": "${from}"`, `"key": "${to}"`),
    line: new RegExp(`${page}/${locale}\\.json:\\d+:\\d+: ${section}: ${problem}`),
  }));

const withoutProduct = 'belongs to no product of this page';
/** Keys that the program or the check uses, changed in all languages at once. */
export const keyMistakes: Mistake[] = [
  ...changedKeys('cats', 'sections\\.1\\.items\\.0\\.key', 'kittens', 'young', `the key 'young' ${withoutProduct}`),
  ...changedKeys(
    'mediterranean-diet',
    'sections\\.1\\.items\\.1\\.key',
    'cretan',
    'crete',
    `the key 'crete' ${withoutProduct}`,
  ),
  ...changedKeys('full-range', 'sections\\.1\\.items\\.4\\.key', 'lean', 'light', `the key 'light' ${withoutProduct}`),
  ...changedKeys(
    'faq',
    'sections\\.9\\.items',
    'export-enquiry',
    'export',
    "the entry 'export-enquiry' of 'partners' is missing",
  ),
];

const tooLong = 'Write to us today and we answer soon. '.repeat(8).trim();
/** Texts that are too long for their place. */
export const lengthMistakes: Mistake[] = [
  {
    what: 'a label of a button with 300 letters',
    file: 'messages/en.json',
    edit: set('contactForm.submit', tooLong),
    line: /messages\/en\.json:\d+:\d+: contactForm\.submit: has 303 letters; a button has room for 60: make it shorter/,
  },
  {
    what: 'a label that one language makes long',
    file: 'messages/ru.json',
    edit: set(
      'stores.whereRetailer',
      (old: string) => `${old}, если у вас зоомагазин, и мы расскажем обо всём подробно и без спешки`,
    ),
    line: /messages\/ru\.json:\d+:\d+: stores\.whereRetailer: has \d+ letters, in the other languages about \d+,/,
  },
  {
    what: 'a title of 300 letters',
    file: 'messages/en.json',
    edit: set('pageTitles.faq', tooLong),
    line: /messages\/en\.json:\d+:\d+: pageTitles\.faq: .* pixels wide; search engines show/,
  },
  {
    what: 'a heading of 300 letters',
    file: 'content/pages/why/en.json',
    edit: set('sections.0.heading', tooLong),
    line: /why\/en\.json:\d+:\d+: sections\.0\.heading: has 303 letters; a heading has room for 120/,
  },
];
