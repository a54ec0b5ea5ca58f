import { readFileSync } from 'node:fs';
import { type Mistake, set, swap } from './common-mistakes';

const english = 'Every Thursday our butchers bring fresh chicken, and by the evening all of it is in the freezer.';
const page = (name: string, locale: string) => `content/pages/${name}/${locale}.json`;
const firstParagraph = 'sections.0.paragraphs.0';
/** A post with the text of another language, whose quotation marks were corrected. */
const englishOf = (slug: string) => () =>
  readFileSync(`content/posts/${slug}/en.mdx`, 'utf8').replaceAll('“', '„').replaceAll('’', "'");
const heroInEnglish = (text: string) => {
  const messages = JSON.parse(text)[0].messages;
  return set('0.messages.lv', messages.en)(text);
};

/** Texts in another language than that of their file. */
export const languageMistakes: Mistake[] = [
  {
    what: 'an English post under another language',
    file: 'content/posts/bones/lv.mdx',
    edit: englishOf('bones'),
    line: /bones\/lv\.mdx:1: most of it reads like English, but this is the Latvian file: translate it/,
  },
  {
    what: 'an English post under a language of another script',
    file: 'content/posts/bones/cn.mdx',
    edit: englishOf('bones'),
    line: /bones\/cn\.mdx:1: most of it reads like English, but this is the Chinese file/,
  },
  {
    what: 'an English paragraph in a post',
    file: 'content/posts/sensitive-stomachs/lv.mdx',
    edit: swap('\n## ', `\n${english}\n\n## `),
    line: /sensitive-stomachs\/lv\.mdx:\d+:\d+: reads like English, but this is the Latvian text: translate it/,
  },
  {
    what: 'an English paragraph in a Russian post',
    file: 'content/posts/sensitive-stomachs/ru.mdx',
    edit: swap('\n## ', `\n${english}\n\n## `),
    line: /sensitive-stomachs\/ru\.mdx:\d+:\d+: reads like English, but this is the Russian text/,
  },
  ...['gr', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it'].map(
    (locale): Mistake => ({
      what: `an English paragraph in ${locale}`,
      file: page('about', locale),
      edit: set(firstParagraph, english),
      line: new RegExp(`about/${locale}\\.json:\\d+:\\d+: sections\\.0\\.paragraphs\\.0: reads like English, but`),
    }),
  ),
  {
    what: 'an English sentence after a Greek one',
    file: page('why', 'gr'),
    edit: set(firstParagraph, (old: string) => `${old} ${english}`),
    line: /why\/gr\.json:\d+:\d+: sections\.0\.paragraphs\.0: reads like English/,
  },
  {
    what: 'an Italian paragraph in French',
    file: page('why', 'fr'),
    edit: set(firstParagraph, paragraph('it')),
    line: /why\/fr\.json:\d+:\d+: sections\.0\.paragraphs\.0: reads like Italian, but this is the French text/,
  },
  {
    what: 'a Russian paragraph in Bulgarian',
    file: page('why', 'bg'),
    edit: set(firstParagraph, paragraph('ru')),
    line: /why\/bg\.json:\d+:\d+: sections\.0\.paragraphs\.0: reads like Russian, but this is the Bulgarian text/,
  },
  {
    what: 'a Bulgarian paragraph in Russian',
    file: page('why', 'ru'),
    edit: set(firstParagraph, paragraph('bg')),
    line: /why\/ru\.json:\d+:\d+: sections\.0\.paragraphs\.0: reads like Bulgarian, but this is the Russian text/,
  },
  {
    what: 'a Greek paragraph in Latvian',
    file: page('why', 'lv'),
    edit: set('lead', 'Μόνο φρέσκο κρέας.'),
    line: /why\/lv\.json:\d+:\d+: lead: .*reads like Greek, but this is the Latvian text/,
  },
  {
    what: 'a former English message',
    file: 'messages/lv.json',
    edit: set('footer.newsletter.success.text', 'We sent you an email with a link. Please follow it to confirm.'),
    line: /messages\/lv\.json:\d+:\d+: footer\.newsletter\.success\.text: reads like English/,
  },
  {
    what: 'a short English label in Latvian',
    file: 'messages/lv.json',
    edit: set('nav.compare', 'Compare'),
    line: /messages\/lv\.json:\d+:\d+: nav\.compare: 'Compare' reads like English/,
  },
  {
    what: 'two English words in Spanish',
    file: 'messages/es.json',
    edit: set('common.learnMore', 'Read more'),
    line: /messages\/es\.json:\d+:\d+: common\.learnMore: 'Read more' reads like English, but this is the Spanish text/,
  },
  {
    what: 'two English words in Greek',
    file: 'messages/gr.json',
    edit: set('common.learnMore', 'Learn More'),
    line: /messages\/gr\.json:\d+:\d+: common\.learnMore: 'Learn More' reads like English/,
  },
  {
    what: 'a short English label in Greek',
    file: 'messages/gr.json',
    edit: set('nav.contact', 'Contact'),
    line: /messages\/gr\.json:\d+:\d+: nav\.contact: 'Contact' reads like English, but this is the Greek text/,
  },
  {
    what: 'an English title of the first page',
    file: 'content/hero.json',
    edit: heroInEnglish,
    line: /hero\.json:\d+:\d+: 0\.messages\.lv\.\w+: .*reads like English, but this is the Latvian text/,
  },
  {
    what: 'an English story',
    file: 'content/stories.json',
    edit: (text) => set('stories.1.text.lv', JSON.parse(text).stories[1].text.en)(text),
    line: /stories\.json:\d+:\d+: stories\.1\.text\.lv: reads like English/,
  },
  {
    what: 'a name in Latin letters in Russian',
    file: 'content/stories.json',
    edit: set('stories.0.name.ru', 'Andreas'),
    line: /stories\.json:\d+:\d+: stories\.0\.name\.ru: 'Andreas' reads like English, but this is the Russian text/,
  },
  {
    what: 'a town in Latin letters in Russian',
    file: 'content/places.json',
    edit: swap('"Патры"', '"Patras"'),
    line: /places\.json:\d+:\d+: cities\.\d+\.name\.ru: 'Patras' reads like English/,
  },
  {
    what: 'an English description of a picture',
    file: 'content/media.json',
    edit: (text) => set('post/bones.alt.lv', JSON.parse(text)['post/bones'].alt.en)(text),
    line: /media\.json:\d+:\d+: post\/bones\.alt\.lv: reads like English/,
  },
];

function paragraph(locale: string): string {
  return JSON.parse(readFileSync(page('why', locale), 'utf8')).sections[0].paragraphs[0];
}

/** Messages whose arguments do not work as in English. */
export const messageMistakes: Mistake[] = [
  {
    what: 'the name of a form translated',
    file: 'messages/it.json',
    edit: set('footer.hoursValue', (old: string) => old.replace('yes {', 'sì {')),
    line: /messages\/it\.json:\d+:\d+: footer\.hoursValue: 'sì \{…\}' of \{run, select\} is a name that the program never gives: write the names as in English \(yes, other\)/,
  },
  {
    what: 'a plural left out',
    file: 'messages/it.json',
    edit: set('home.recipes', '{count} ricette'),
    line: /messages\/it\.json:\d+:\d+: home\.recipes: \{count\} has no plural, .*write \{count, plural, one/,
  },
  {
    what: 'a figure in the place of the number',
    file: 'messages/ru.json',
    edit: set('stores.count', (old: string) => old.replaceAll('#', '5')),
    line: /messages\/ru\.json:\d+:\d+: stores\.count: 'few \{…\}' always shows 5: write # there/,
  },
  {
    what: 'a 1 in a form that French uses for 0 as well',
    file: 'messages/fr.json',
    edit: set('home.recipes', '{count, plural, one {1 recette} other {# recettes}}'),
    line: /messages\/fr\.json:\d+:\d+: home\.recipes: 'one \{…\}' always shows 1: write # there/,
  },
  {
    what: 'a noun after the number after a colon',
    file: 'messages/ru.json',
    edit: set('home.recipes', 'У нас: {count} рецептов'),
    line: /messages\/ru\.json:\d+:\d+: home\.recipes: \{count\} has no plural/,
  },
  {
    what: 'a number left out',
    file: 'messages/fr.json',
    edit: set('stores.count', (old: string) => old.replaceAll('# points', 'points')),
    line: /messages\/fr\.json:\d+:\d+: stores\.count: 'other \{…\}' lacks #/,
  },
];

/** Slips in marks, heads and dates of pages and posts. */
export const markupMistakes: Mistake[] = [
  {
    what: 'Markdown in a page',
    file: page('about', 'fr'),
    edit: set('lead', (old: string) => `${old} [produits](/products)`),
    line: /about\/fr\.json:\d+:\d+: lead: '\[produits\]\(\/products\)' is Markdown, which only posts have/,
  },
  {
    what: 'bold in a page',
    file: page('about', 'fr'),
    edit: set(firstParagraph, (old: string) => `**Bon.** ${old}`),
    line: /about\/fr\.json:\d+:\d+: sections\.0\.paragraphs\.0: '\*\*' would be shown as it is/,
  },
  {
    what: 'a plain address in a page',
    file: page('cats', 'fr'),
    edit: set('lead', (old: string) => `${old} Voir /products/nope.`),
    line: /cats\/fr\.json:\d+:\d+: lead: '\/products\/nope' is an address, which is no link here/,
  },
  {
    what: 'the path of a page in a page',
    file: page('home', 'fr'),
    edit: set('sections.0.paragraphs.0', (old: string) => `${old} Voir /contact.`),
    line: /home\/fr\.json:\d+:\d+: sections\.0\.paragraphs\.0: '\/contact' is an address, which is no link here/,
  },
  {
    what: 'bold that is not closed',
    file: 'content/posts/bones/it.mdx',
    edit: swap('\n## ', '\nSolo **ossa crude, mai cotte.\n\n## '),
    line: /bones\/it\.mdx:\d+:\d+: '\*\*' would be shown as it is: delete it, or close/,
  },
  {
    what: 'a quote missing in the head of a post',
    file: 'content/posts/bones/fr.mdx',
    edit: swap('title: "', 'title: '),
    line: /bones\/fr\.mdx:2: title: a straight quote \("\) is missing before it: write title: "…"/,
  },
  {
    what: 'a head without quotes',
    file: 'content/posts/bones/es.mdx',
    edit: (text) =>
      text.replace(/^summary: "(.*)"$/m, (_, summary: string) => `summary: ${summary.replaceAll(':', '')}`),
    line: /bones\/es\.mdx:\d+: summary: it stands without quotes: write summary: "…"/,
  },
  {
    what: 'an update in the future',
    file: 'content/posts/bones/post.json',
    edit: set('updated', '2099-01-01'),
    line: /bones\/post\.json:\d+:\d+: updated: 2099-01-01 has not come yet: write the day on which the text changed/,
  },
];

/** Runs of conflict marks, of which git leaves one behind at times. */
export const conflictMistakes: Mistake[] = ['=======', '>>>>>>> new-text', '<<<<<<< HEAD'].map((mark, index) => ({
  what: `a line ${mark} in a post`,
  file: `content/posts/reading-a-label/${['fr', 'it', 'es'][index]}.mdx`,
  edit: swap('\n## ', `\n${mark}\n\n## `),
  line: new RegExp(`reading-a-label/${['fr', 'it', 'es'][index]}\\.mdx:\\d+:1: a merge conflict of git`),
}));

/** Slips in the slots of pictures. */
export const mediaMistakes: Mistake[] = [
  {
    what: 'a photograph outside of photos that nobody describes',
    file: 'content/media.json',
    edit: set('tile/cats', { file: '/icons/icon-512.png', width: 512, height: 512 }),
    line: /media\.json:\d+:\d+: tile\/cats: say in 'alt' what the photograph shows \(missing: gr, en, .*"decorative": true/,
  },
  {
    what: 'a description that one language lacks',
    file: 'content/media.json',
    edit: set('post/bones.alt.lv', undefined),
    line: /media\.json:\d+:\d+: post\/bones: say in 'alt' what the drawing shows \(missing: lv\)/,
  },
  {
    what: 'the name of a file as description',
    file: 'content/media.json',
    edit: set('post/puppies-by-age.alt.fr', 'IMG_0231.JPG'),
    line: /media\.json:\d+:\d+: post\/puppies-by-age\.alt\.fr: 'IMG_0231\.JPG' is the name of a file: say what/,
  },
  {
    what: 'a decorative picture with a description',
    file: 'content/media.json',
    edit: set('post/sensitive-stomachs.decorative', true),
    line: /media\.json:\d+:\d+: post\/sensitive-stomachs: has 'alt' and "decorative": true: keep/,
  },
  {
    what: 'a misspelt slot of a post',
    file: 'content/media.json',
    edit: set('post/bons', { file: '/art/posts/bones.svg', width: 800, height: 600 }),
    line: /media\.json:\d+:\d+: post\/bons: no post has this slot: write 'post\/bones', or delete it/,
  },
  {
    what: 'a misspelt slot of a pack',
    file: 'content/media.json',
    edit: set('pack/simple-tray1kg', { file: '/art/packs/simple-tray-1kg.svg', width: 480, height: 640 }),
    line: /media\.json:\d+:\d+: pack\/simple-tray1kg: no product and format has this slot: write 'pack\/simple-tray-1kg'/,
  },
  {
    what: 'a misspelt slot',
    file: 'content/media.json',
    edit: set('tile/catz', { file: '/art/tiles/cats.svg', width: 800, height: 600 }),
    line: /media\.json:\d+:\d+: tile\/catz: no page has this slot; there are .*tile\/cats, /,
  },
];

const more = (text: string) => (old: string) => `${old} ${text}`;
const textOf = (file: string, key: string) =>
  key.split('.').reduce((node, part) => node[part], JSON.parse(readFileSync(file, 'utf8')));

/** Commas, brackets and quotation marks, texts that are not finished, and texts that were copied. */
export const punctuationMistakes: Mistake[] = [
  {
    what: 'a space before a comma',
    file: page('about', 'en'),
    edit: set('lead', more('Meat , bone.')),
    line: /about\/en\.json:\d+:\d+: lead: a space stands before a comma or full stop: delete it/,
  },
  {
    what: 'no space after a comma',
    file: 'messages/ru.json',
    edit: set('nav.why', 'Мясо,кости'),
    line: /messages\/ru\.json:\d+:\d+: nav\.why: no space follows this comma: put one/,
  },
  {
    what: 'a bracket without its end in a post',
    file: 'content/posts/bones/es.mdx',
    edit: swap('\n## ', '\nCarne (sin final.\n\n## '),
    line: /bones\/es\.mdx:\d+:7: '\(' has no '\)' after it: write it, or delete this one/,
  },
  {
    what: 'a quotation mark without its end',
    file: page('cats', 'it'),
    edit: set('lead', more('Carne «senza fine.')),
    line: /cats\/it\.json:\d+:\d+: lead: '«' has no '»' after it/,
  },
  {
    what: 'a text that is not finished',
    file: page('cats', 'lv'),
    edit: set('lead', more('TBD')),
    line: /cats\/lv\.json:\d+:\d+: lead: 'TBD' marks an unfinished text: write what is missing, or delete it/,
  },
  {
    what: 'a paragraph of another product',
    file: 'content/products/simple/fr.json',
    edit: set('longDescription.1', textOf('content/products/active/fr.json', 'longDescription.1')),
    line: /simple\/fr\.json:\d+:\d+: longDescription\.1: hint: this text stands in content\/products\/active\/fr\.json \('longDescription\.1'\) already/,
  },
  {
    what: 'a description of another page',
    file: page('why', 'cn'),
    edit: set('metaDescription', textOf(page('faq', 'cn'), 'metaDescription')),
    line: /why\/cn\.json:\d+:\d+: metaDescription: hint: this text stands in content\/pages\/faq\/cn\.json \('metaDescription'\) already/,
  },
];
