import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A mistake that somebody makes while editing, and the line in which the check reports it; `repaired` is what `--fix`
 * makes of it.
 */
export type Mistake = {
  what: string;
  file: string;
  /** Changes the text of the file, or its bytes. */
  edit: (text: string) => string | Buffer;
  line: RegExp;
  repaired?: RegExp;
};

/** Replaces a part of a text, which must be there. */
export const swap = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`'${from}' is not in the file`);
  return changed;
};
/** Sets the value at a path of a JSON file. */
export const set = (key: string, value: unknown) => (text: string) => {
  const root = JSON.parse(text);
  const parts = key.split('.');
  const last = parts.pop() ?? '';
  const parent = parts.reduce((node, part) => node[part], root);
  if (value === undefined) delete parent[last];
  else parent[last] = typeof value === 'function' ? value(parent[last]) : value;
  return JSON.stringify(root, null, 2);
};
/** Adds to the end of a value. */
const append = (more: string) => (old: string) => old + more;

/** Makes the mistakes in a copy of the texts. */
export function applyMistakes(copy: string, mistakes: Mistake[]): void {
  for (const { what, file, edit } of mistakes) {
    const full = path.join(copy, file);
    try {
      writeFileSync(full, edit(readFileSync(full, 'utf8')));
    } catch (cause) {
      throw new Error(what, { cause });
    }
  }
}

/** Returns the mistakes that none of the printed lines reports as it should. */
export const listMissedMistakes = (mistakes: Mistake[], printed: string[]): string[] =>
  mistakes.filter(({ line }) => !printed.some((one) => line.test(one))).map(({ what, line }) => `${what}: ${line}`);

const english = JSON.parse(readFileSync('messages/en.json', 'utf8'));
const fr = (name: string) => `content/pages/${name}/fr.json`;

/** Files that cannot be read at all. */
export const unreadableFiles: Mistake[] = [
  {
    what: 'a missing comma',
    file: 'messages/bg.json',
    edit: swap('",\n', '"\n'),
    line: /bg\.json:3:\d+: .*a comma is missing at the end of this line/,
  },
  {
    what: 'a comma too many',
    file: fr('about'),
    edit: swap(/"\n}\s*$|\n}\s*$/, ',\n}\n'),
    line: /about\/fr\.json:\d+:\d+: .*comma too many before \}/,
  },
  {
    what: 'curly quotes around a text',
    file: fr('cats'),
    edit: swap(/"heading": "([^"]*)"/, '"heading": “$1”'),
    line: /cats\/fr\.json:3:14: .*straight quotes \("\), not “/,
  },
  {
    what: 'curly quotes around a name',
    file: fr('contact'),
    edit: swap('"heading"', '“heading”'),
    line: /contact\/fr\.json:\d+:3: .*name of an entry stands in straight quotes/,
  },
  {
    what: 'a text closed with a curly quote',
    file: fr('exports'),
    edit: swap(/"heading": "([^"]*)"/, '"heading": "$1”'),
    line: /exports\/fr\.json:\d+:\d+: .*ends with a curly quotation mark/,
  },
  {
    what: 'straight quotes inside a text',
    file: fr('faq'),
    edit: swap(/"lead": "(\S+)/, '"lead": "the "word" $1'),
    line: /faq\/fr\.json:\d+:\d+: .*straight quotes \("\) inside the text/,
  },
  {
    what: 'a line break inside a text',
    file: fr('blog'),
    edit: swap(/"lead": "(\S+) /, '"lead": "$1\n'),
    line: /blog\/fr\.json:\d+:\d+: .*not closed with straight quotes \("\) on its line/,
  },
  {
    what: 'a missing bracket at the end',
    file: fr('terms'),
    edit: (text) => text.trimEnd().slice(0, -1),
    line: /terms\/fr\.json:\d+:\d+: .*ends too early: a closing \} is missing/,
  },
  {
    what: 'a missing colon',
    file: fr('why'),
    edit: swap('"heading": ', '"heading" '),
    line: /why\/fr\.json:\d+:\d+: .*a colon \(:\) is missing/,
  },
  {
    what: 'a comment',
    file: fr('home'),
    edit: swap('{\n', '{\n  // new text\n'),
    line: /home\/fr\.json:2:3: .*comments are not allowed/,
  },
  {
    what: 'a decimal comma',
    file: 'content/products/simple/facts.json',
    edit: swap('12.4', '12,4'),
    line: /simple\/facts\.json:\d+:\d+: .*/,
  },
  {
    what: 'a backslash',
    file: fr('privacy'),
    edit: swap('"heading": "', '"heading": "\\p'),
    line: /privacy\/fr\.json:\d+:\d+: .*a backslash \(\\\) cannot stand/,
  },
  {
    what: 'a single quote as in JavaScript',
    file: fr('yummy'),
    edit: swap(/"heading": "[^"]*"/, '"heading": \'x\''),
    line: /yummy\/fr\.json:\d+:\d+: .*straight quotes \("\), not '/,
  },
  {
    what: 'the same name twice',
    file: fr('products'),
    edit: swap(/("heading": "[^"]*",)/, '$1\n  $1'),
    line: /products\/fr\.json:\d+:3: 'heading' is there twice, also on line \d+/,
  },
  {
    what: 'a second copy pasted after the end',
    file: fr('credits'),
    edit: (text) => text + text,
    line: /credits\/fr\.json:\d+:1: .*stands after the end/,
  },
  {
    what: 'a byte order mark',
    file: fr('accessibility'),
    edit: (text) => `\uFEFF${text}`,
    line: /accessibility\/fr\.json: begins with a byte order mark/,
    repaired: /^\{/,
  },
  {
    what: 'the Greek of Windows',
    file: 'content/pages/about/gr.json',
    edit: (text) => windowsGreek(text),
    line: /about\/gr\.json:\d+:\d+: not UTF-8/,
    repaired: /Ποιοι|Μαίρα|ωμ/,
  },
  {
    what: 'UTF-16 of Notepad',
    file: 'content/pages/about/ru.json',
    edit: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    line: /about\/ru\.json:\d+:\d+: not UTF-8/,
    repaired: /^\{[\s\S]*[а-я]/,
  },
  {
    what: 'the Latin of Windows',
    file: 'content/pages/about/es.json',
    edit: (text) => Buffer.from(text.replace(/[^ -ÿ\n]/g, ''), 'latin1'),
    line: /about\/es\.json:\d+:\d+: not UTF-8/,
    repaired: /[áéíóúñ]/,
  },
];

function windowsGreek(text: string): Buffer {
  const table = new Map(
    [...new TextDecoder('windows-1253').decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128))].map(
      (one, at) => [one, at + 128],
    ),
  );
  return Buffer.from([...text].map((one) => (one.charCodeAt(0) < 128 ? one.charCodeAt(0) : (table.get(one) ?? 63))));
}

/** Slips in texts, of which each can be seen beside the others. */
export const textMistakes: Mistake[] = [
  {
    what: 'an empty label',
    file: 'messages/fr.json',
    edit: set('nav.exports', ' '),
    line: /messages\/fr\.json:\d+:\d+: nav\.exports: is empty/,
  },
  {
    what: 'a missing label',
    file: 'messages/lv.json',
    edit: set('nav.exports', undefined),
    line: /messages\/lv\.json:\d+:\d+: nav\.exports: missing/,
  },
  {
    what: 'a label missing in the first language',
    file: 'messages/en.json',
    edit: set('nav.contact', undefined),
    line: /messages\/en\.json:\d+:\d+: nav\.contact: missing/,
  },
  {
    what: 'a placeholder renamed in the first language',
    file: 'messages/en.json',
    edit: set('compare.metaDescription', (old: string) => old.replace('{brand}', '{company}')),
    line: /messages\/en\.json:\d+:\d+: compare\.metaDescription: lacks \{brand\}/,
  },
  {
    what: 'a placeholder translated',
    file: 'messages/it.json',
    edit: set('footer.copyright', (old: string) => old.replace('{name}', '{nome}')),
    line: /messages\/it\.json:\d+:\d+: footer\.copyright: has \{nome\}/,
  },
  {
    what: 'a brace not closed',
    file: 'messages/es.json',
    edit: set('footer.copyright', append(' {name')),
    line: /messages\/es\.json:\d+:\d+: footer\.copyright: broken from character \d+ on: the brace \{ there is not closed/,
  },
  {
    what: 'a brace not closed in the first language',
    file: 'messages/en.json',
    edit: set('footer.phone', 'Phone {'),
    line: /messages\/en\.json:\d+:\d+: footer\.phone: broken from character \d+ on/,
  },
  {
    what: 'a plural form too few',
    file: 'messages/ru.json',
    edit: set('home.recipes', (old: string) => old.replace(/few \{[^}]*\} ?/, '')),
    line: /messages\/ru\.json:\d+:\d+: home\.recipes: plural form 'few' is missing/,
  },
  {
    what: 'a tag that the page does not know',
    file: 'messages/bg.json',
    edit: set('footer.phone', '<b>Тел.</b>'),
    line: /messages\/bg\.json:\d+:\d+: footer\.phone: has <b>/,
  },
  {
    what: 'a text left in English',
    file: 'messages/cn.json',
    edit: set('footer.licence', english.footer.licence),
    line: /messages\/cn\.json:\d+:\d+: footer\.licence: same as English/,
  },
  {
    what: 'HTML in a heading',
    file: fr('about'),
    edit: set('heading', (old: string) => `<strong>${old}</strong>`),
    line: /about\/fr\.json:\d+:\d+: heading: '<strong>' is HTML/,
  },
  {
    what: 'an entity of HTML',
    file: fr('about'),
    edit: set('lead', append(' &nbsp;')),
    line: /about\/fr\.json:\d+:\d+: lead: '&nbsp;' would be shown/,
  },
  {
    what: 'an invisible space',
    file: fr('cats'),
    edit: set('lead', append('\u200bfin.')),
    line: /cats\/fr\.json:\d+:\d+: an invisible character \(U\+200B\)/,
    repaired: /^[^\u200b]*$/,
  },
  {
    what: 'a soft hyphen from Word',
    file: fr('cats'),
    edit: set('heading', (old: string) => `${old}\u00ad`),
    line: /cats\/fr\.json:\d+:\d+: a soft hyphen \(U\+00AD\)/,
    repaired: /^[^\u00ad]*$/,
  },
  {
    what: 'a picture character from a phone, which cards and PDFs cannot draw',
    file: fr('about'),
    edit: set('heading', append('🐕')),
    line: /about\/fr\.json:\d+:\d+: no font of the site has U\+1F415/,
  },
  {
    what: 'a mark that turns the text around',
    file: fr('contact'),
    edit: set('lead', append('\u202e.')),
    line: /contact\/fr\.json:\d+:\d+: a mark that reverses the direction/,
    repaired: /^[^\u202e]*$/,
  },
  {
    what: 'a bullet of a private font',
    file: fr('contact'),
    edit: set('heading', (old: string) => `\uf0b7 ${old}`),
    line: /contact\/fr\.json:\d+:\d+: a character of a private font \(U\+F0B7\)/,
    repaired: /^[^\uf0b7]*$/,
  },
  {
    what: 'a space at the end',
    file: fr('exports'),
    edit: set('heading', append(' ')),
    line: /exports\/fr\.json:\d+:\d+: heading: begins or ends with a space/,
    repaired: /"heading": "[^"]*[^ ]"/,
  },
  {
    what: 'two spaces',
    file: fr('exports'),
    edit: set('lead', (old: string) => old.replace(' ', '  ')),
    line: /exports\/fr\.json:\d+:\d+: lead: two spaces/,
    repaired: /"lead": "(?!.* {2})/,
  },
  {
    what: 'English quotation marks',
    file: fr('faq'),
    edit: set('lead', append(' “bien”')),
    line: /faq\/fr\.json:\d+:\d+: lead: “ is not a quotation mark of this language/,
    repaired: /«\u00a0bien\u00a0»/,
  },
  {
    what: 'straight quotation marks',
    file: 'content/pages/faq/ru.json',
    edit: set('lead', append(' "верно"')),
    line: /faq\/ru\.json:\d+:\d+: lead: " is not a quotation mark/,
    repaired: /«верно»/,
  },
  {
    what: 'a straight apostrophe',
    file: fr('faq'),
    edit: set('heading', (old: string) => `${old} d'abord`),
    line: /faq\/fr\.json:\d+:\d+: heading: ' is not an apostrophe/,
    repaired: /d’abord/,
  },
  {
    what: 'a unit that can be parted from its number',
    file: 'content/pages/faq/en.json',
    edit: set('lead', append(' It weighs 500 g.')),
    line: /faq\/en\.json:\d+:\d+: lead: a number and its unit are parted/,
    repaired: /500\u00a0g/,
  },
  {
    what: 'a product of numbers that can be parted',
    file: 'content/pages/faq/en.json',
    edit: set('lead', append(' A pack has 20 × 50\u00a0g.')),
    line: /faq\/en\.json:\d+:\d+: lead: a product of numbers is parted/,
    repaired: /20\u00a0×\u00a050\u00a0g/,
  },
  {
    what: 'a French question mark without its space',
    file: fr('blog'),
    edit: set('lead', append(' Vraiment?')),
    line: /blog\/fr\.json:\d+:\d+: lead: this mark wants a narrow no-break space/,
    repaired: /Vraiment\u202f\?/,
  },
  {
    what: 'a percentage without its space',
    file: 'content/pages/blog/es.json',
    edit: set('lead', append(' El 90% sí.')),
    line: /blog\/es\.json:\d+:\d+: lead: '%' wants a no-break space/,
    repaired: /90\u00a0%/,
  },
  {
    what: 'a percentage with a space',
    file: 'content/pages/blog/en.json',
    edit: set('lead', append(' 90 % do.')),
    line: /blog\/en\.json:\d+:\d+: lead: '%' stands without a space/,
    repaired: /90%/,
  },
  {
    what: 'a dash that may begin a line',
    file: 'content/pages/blog/bg.json',
    edit: set('lead', append(' Да – не.')),
    line: /blog\/bg\.json:\d+:\d+: lead: the dash may begin a line/,
    repaired: /Да\u00a0– не/,
  },
  {
    what: 'a unit after a space in Chinese',
    file: 'content/pages/blog/cn.json',
    edit: set('lead', append('500 克。')),
    line: /blog\/cn\.json:\d+:\d+: lead: .*(together in Chinese|不)/,
    repaired: /500克/,
  },
  {
    what: 'a figure that no other language states',
    file: 'content/products/beef-dinner/it.json',
    edit: (text) => text.replaceAll('120\u00a0kcal', '130\u00a0kcal'),
    line: /beef-dinner\/it\.json:\d+:\d+: .*'130\u00a0kcal' is stated here and in no other language/,
  },
  {
    what: 'a range with a hyphen',
    file: 'content/pages/blog/lv.json',
    edit: set('lead', append(' Pēc 7-10 dienām.')),
    line: /blog\/lv\.json:\d+:\d+: lead: a range of figures is written with –/,
    repaired: /7–10 dienām/,
  },
  {
    what: 'a range of longer numbers with a hyphen',
    file: 'content/pages/blog/lv.json',
    edit: set('heading', append(' Pēc 24-48 stundām.')),
    line: /blog\/lv\.json:\d+:\d+: heading: a range of figures is written with –/,
    repaired: /24–48 stundām/,
  },
  {
    what: 'a Spanish range with a dash',
    file: 'content/pages/blog/es.json',
    edit: set('eyebrow', 'De 7–10 días'),
    line: /blog\/es\.json:\d+:\d+: eyebrow: a range of figures is written with -/,
    repaired: /7-10 días/,
  },
  {
    what: 'a Spanish range of longer numbers with a dash',
    file: 'content/pages/blog/es.json',
    edit: set('heading', 'De 500–750\u00a0g'),
    line: /blog\/es\.json:\d+:\d+: heading: a range of figures is written with -/,
    repaired: /500-750\u00a0g/,
  },
  {
    what: 'a Chinese range with a dash',
    file: 'content/pages/blog/cn.json',
    edit: set('eyebrow', '需要7–10天'),
    line: /blog\/cn\.json:\d+:\d+: eyebrow: a range of figures is written with ～/,
    repaired: /7～10天/,
  },
  {
    what: 'a narrow comma in Chinese',
    file: 'content/pages/faq/cn.json',
    edit: set('lead', append('先解冻,再喂。')),
    line: /faq\/cn\.json:\d+:\d+: lead: ',' is narrow here: use ，/,
    repaired: /先解冻，再喂/,
  },
  {
    what: 'narrow brackets in Chinese',
    file: 'content/pages/faq/cn.json',
    edit: set('eyebrow', '常见问题(答案)'),
    line: /faq\/cn\.json:\d+:\d+: eyebrow: '\(' is narrow here: use （/,
    repaired: /常见问题（答案）/,
  },
  {
    what: 'thousands set apart as in Greek',
    file: 'content/pages/faq/ru.json',
    edit: set('eyebrow', 'Около 1.230\u00a0ккал'),
    line: /faq\/ru\.json:\d+:\d+: eyebrow: 1\.230 is written 1/,
  },
  {
    what: 'a grouping that Spanish does not have',
    file: 'content/pages/faq/es.json',
    edit: set('eyebrow', 'Unas 1.230\u00a0kcal'),
    line: /faq\/es\.json:\d+:\d+: eyebrow: 1\.230 is written 1230/,
    repaired: /Unas 1230\u00a0kcal/,
  },
  {
    what: 'a forbidden term',
    file: 'content/pages/terms/en.json',
    edit: set('lead', append(' This is honest meat.')),
    line: /terms\/en\.json:\d+:\d+: lead: 'honest meat' is not said here \(calque\); better: good meat/,
  },
  {
    what: 'a forbidden term in capitals, with a no-break space',
    file: fr('terms'),
    edit: set('lead', append(' Gamme\u00a0complète.')),
    line: /terms\/fr\.json:\d+:\d+: lead: 'Gamme\u00a0complète' is not said here \(false\); better: repas du quotidien/,
  },
  {
    what: 'a claim on the deny list',
    file: 'content/pages/terms/en.json',
    edit: set('heading', 'Hypoallergenic food: the terms'),
    line: /terms\/en\.json:\d+:\d+: heading: 'Hypoallergenic' claims what feed law does not allow/,
  },
  {
    what: 'a claim in Chinese',
    file: 'content/pages/terms/cn.json',
    edit: set('lead', append('增强免疫。')),
    line: /terms\/cn\.json:\d+:\d+: lead: '增强免疫' claims/,
  },
  {
    what: 'a claim in Latvian',
    file: 'content/pages/terms/lv.json',
    edit: set('lead', append(' Stiprina imunitāti.')),
    line: /terms\/lv\.json:\d+:\d+: lead: 'Stiprina imunitāti' claims/,
  },
  {
    what: 'a word that no box holds',
    file: 'content/pages/why/lv.json',
    edit: set('heading', 'Svaigbarošanaspamatprincipupārskats'),
    line: /why\/lv\.json:\d+:\d+: heading: the word '[^']*' has 35 letters/,
  },
  {
    what: 'a brace that nothing fills',
    file: fr('why'),
    edit: set('lead', append(' {Brand}')),
    line: /why\/fr\.json:\d+:\d+: lead: has \{Brand\}, but only \{brand\}/,
  },
  {
    what: 'a paragraph too few',
    file: fr('why'),
    edit: set('sections.0.paragraphs', (old: string[]) => old.slice(1)),
    line: /why\/fr\.json:\d+:\d+: sections\.0\.paragraphs: the section 'what-is-barf' has \d paragraphs? here and \d in English/,
  },
  {
    what: 'a section renamed',
    file: 'content/pages/home/lv.json',
    edit: set('sections.0.id', 'intro'),
    line: /home\/lv\.json:\d+:\d+: sections: the section 'about' is missing/,
  },
  {
    what: 'a claim key renamed',
    file: 'content/pages/home/it.json',
    edit: set('sections.4.items.0.key', 'digestione'),
    line: /home\/it\.json:\d+:\d+: sections\.4\.items: the entry 'digestion' of 'claims' is missing/,
  },
  {
    what: 'an answer that the catalogue prints removed',
    file: 'content/pages/faq/bg.json',
    edit: (text) => text.replace('"how-much"', '"how-many"'),
    line: /faq\/bg\.json:\d+:\d+: sections\.\d\.items: the entry 'how-much' of 'starting-raw' is missing/,
  },
  {
    what: 'two headings alike',
    file: 'content/pages/contact/es.json',
    edit: (text) => set('sections.1.heading', JSON.parse(text).sections[0].heading)(text),
    line: /contact\/es\.json:\d+:\d+: sections\.1\.heading: the heading '.*' is there already/,
  },
  {
    what: 'a year out of order',
    file: 'content/pages/about/es.json',
    edit: swap(/"y2\d{3}"/, '"y2099"'),
    line: /about\/es\.json:\d+:\d+: sections\.\d\.items\.1\.key: 'y\d{4}' is not in the order of the years/,
  },
  {
    what: 'a description too long',
    file: fr('mediterranean-diet'),
    edit: set('metaDescription', 'Un repas '.repeat(25).trim()),
    line: /mediterranean-diet\/fr\.json:\d+:\d+: metaDescription: is too long: \d+ characters, at most 175/,
  },
  {
    what: 'a product title too wide for search results',
    file: 'content/products/yummy/gr.json',
    edit: set('metaTitle', undefined),
    line: /yummy\/gr\.json:\d+:\d+: kind: '.*' is \d+ pixels wide; search engines show 580: make it shorter; or write a 'metaTitle'/,
  },
  {
    what: 'a page title too wide for search results',
    file: 'messages/ru.json',
    edit: set('pageTitles.about', 'О компании и о сыром корме для собак и кошек, которые едят натурально'),
    line: /messages\/ru\.json:\d+:\d+: pageTitles\.about: '.*' is \d+ pixels wide; search engines show 580/,
  },
  {
    what: 'a description too wide for search results',
    file: 'content/products/yummy/ru.json',
    edit: set('metaDescription', 'Шире щей '.repeat(18).trim()),
    line: /yummy\/ru\.json:\d+:\d+: metaDescription: '.*' is \d+ pixels wide; search engines show 920/,
  },
  {
    what: 'Windows line ends',
    file: 'content/pages/yummy/gr.json',
    edit: (text) => text.replaceAll('\n', '\r\n'),
    line: /yummy\/gr\.json:1: has the line ends of Windows/,
    repaired: /^[^\r]*$/,
  },
  {
    what: 'an accent apart from its letter',
    file: 'content/pages/yummy/es.json',
    edit: (text) => text.normalize('NFD'),
    line: /yummy\/es\.json:\d+:\d+: an accent stands apart/,
    repaired: /^\P{M}*$/u,
  },
  {
    what: 'a time repeated in a text',
    file: 'content/pages/contact/ru.json',
    edit: set('lead', append(' С 9:00 до 16:00.')),
    line: /contact\/ru\.json:\d+:\d+: lead: contains a time/,
  },
  {
    what: 'a term file that names no product',
    file: 'content/terms/it.json',
    edit: set('names.nuovo', { gender: 'm', forms: ['Nuovo'], note: '' }),
    line: /terms\/it\.json:\d+:\d+: names\.nuovo: there is no such product/,
  },
  {
    what: 'a term without its better word',
    file: 'content/terms/es.json',
    edit: set('forbidden.0.instead', undefined),
    line: /terms\/es\.json:\d+:\d+: forbidden\.0\.instead: is missing/,
  },
];

/** Slips in the company file, and those that hide others. */
export const factMistakes: Mistake[] = [
  {
    what: 'a phone shown with other digits',
    file: 'content/brand.json',
    edit: set('phoneDisplay', '+30 210 000 0001'),
    line: /brand\.json:\d+:\d+: phoneDisplay: has other digits than 'phone'/,
  },
  {
    what: 'a phone with spaces',
    file: 'content/brand.json',
    edit: set('phone', '+30 210 000 0000'),
    line: /brand\.json:\d+:\d+: phone: an E\.164 number/,
  },
  {
    what: 'closing before opening',
    file: 'content/brand.json',
    edit: set('hours.closes', '08:00'),
    line: /brand\.json:\d+:\d+: hours\.closes: is not after the time of opening/,
  },
  {
    what: 'a time with a full stop',
    file: 'content/brand.json',
    edit: set('hours.opens', '9.00'),
    line: /brand\.json:\d+:\d+: hours\.opens: is '9\.00', which is not a valid time/,
  },
  {
    what: 'years the wrong way round',
    file: 'content/brand.json',
    edit: set('copyright', { from: 2026, to: 2025 }),
    line: /brand\.json:\d+:\d+: copyright\.to: is before the first year/,
  },
  {
    what: 'an email without its at',
    file: 'content/brand.json',
    edit: set('email', 'info.maera.example'),
    line: /brand\.json:\d+:\d+: email: is 'info\.maera\.example', which is not a valid email address/,
  },
  {
    what: 'a percentage over a hundred',
    file: 'content/claims.json',
    edit: swap('90', '900'),
    line: /claims\.json:\d+:\d+: 0\.percent: is too large: 900, at most 100/,
  },
  {
    what: 'a picture of another site',
    file: 'content/media.json',
    edit: swap('"/art/tiles/yummy.svg"', '"https://pictures.example/yummy.jpg"'),
    line: /media\.json:\d+:\d+: tile\/yummy\.file: a path from the site root/,
  },
  {
    what: 'an ingredient that nobody knows',
    file: 'content/products/simple/facts.json',
    edit: swap('"chicken_liver"', '"unicorn_liver"'),
    line: /simple\/facts\.json:\d+:\d+: ingredients\.\d\.key: unknown ingredient 'unicorn_liver'/,
  },
  {
    what: 'a number in quotes',
    file: 'content/products/active/facts.json',
    edit: set('bonePercent', '12'),
    line: /active\/facts\.json:\d+:\d+: bonePercent: should be a number without quotes, not the text '12'/,
  },
  {
    what: 'a day that does not exist',
    file: 'content/posts/mediterranean-table/post.json',
    edit: swap(/"published": "[^"]*"/, '"published": "2026-02-30"'),
    line: /mediterranean-table\/post\.json:\d+:\d+: published: no such day/,
  },
  {
    what: 'an update before publication',
    file: 'content/posts/switching-in-10-days/post.json',
    edit: set('updated', '2020-02-02'),
    line: /switching-in-10-days\/post\.json:\d+:\d+: updated: is before published/,
  },
  {
    what: 'an unknown field',
    file: 'content/posts/sensitive-stomachs/post.json',
    edit: set('autor', 'kitchen'),
    line: /sensitive-stomachs\/post\.json:\d+:\d+: has 'autor', which nothing here reads/,
  },
];
/** Slips in facts, references and posts. */
export const dataMistakes: Mistake[] = [
  {
    what: 'a claim that no page explains',
    file: 'content/claims.json',
    edit: swap('"allergies"', '"allergy"'),
    line: /home\/gr\.json:\d+:\d+: sections\.\d\.items: the entry 'allergy' of 'claims' is missing/,
  },
  {
    what: 'an unknown scene',
    file: 'content/hero.json',
    edit: swap('"rooster-dawn"', '"rooster"'),
    line: /hero\.json:\d+:\d+: 1\.scene: is the text 'rooster'; it can be 'maera-star'/,
  },
  {
    what: 'a hero title too long',
    file: 'content/hero.json',
    edit: set('0.messages.en.title', 'A very long title that no phone of this world could ever show on its screen'),
    line: /hero\.json:\d+:\d+: 0\.messages\.en\.title: is too long: \d+ characters, at most 60/,
  },
  {
    what: 'a market that is no country',
    file: 'content/markets.json',
    edit: swap('"MT"', '"XQ"'),
    line: /markets\.json:\d+:\d+: markets\.2\.code: is no country/,
  },
  {
    what: 'a market out of order',
    file: 'content/markets.json',
    edit: swap('2017', '2024'),
    line: /markets\.json:\d+:\d+: markets: is not in the order of the years/,
  },
  {
    what: 'a story from no country',
    file: 'content/stories.json',
    edit: swap('"CY"', '"Cyprus"'),
    line: /stories\.json:\d+:\d+: stories\.0\.country: is no country/,
  },
  {
    what: 'a picture that is not there',
    file: 'content/media.json',
    edit: swap('"/art/tiles/cats.svg"', '"/photos/cats.jpg"'),
    line: /media\.json:\d+:\d+: tile\/cats: there is no public\/photos\/cats\.jpg/,
  },
  {
    what: 'a photograph that nobody describes',
    file: 'content/media.json',
    edit: swap('"/art/tiles/just-meat.svg"', '"/photos/just-meat.jpg"'),
    line: /media\.json:\d+:\d+: tile\/just-meat: say in 'alt' what the photograph shows \(missing: gr, en/,
  },
  {
    what: 'two words in one entry of the search',
    file: 'content/synonyms.json',
    edit: swap('"κόστος"', '"το κόστος"'),
    line: /synonyms\.json:\d+:\d+: gr\.0\.1: one word, without blanks/,
  },
  {
    what: 'a shop that opens and closes at once',
    file: 'content/stores.json',
    edit: swap('["09:00", "14:30"]', '["09:00", "09:00"]'),
    line: /stores\.json:\d+:\d+: stores\.0\.hours\.mon\.0: opens and closes at once/,
  },
  {
    what: 'a product that is gone',
    file: 'content/posts/bones/post.json',
    edit: set('products.0', 'hare'),
    line: /bones\/post\.json:\d+:\d+: products\.0: there is no content\/products\/hare/,
  },
  {
    what: 'a post that is gone',
    file: 'content/posts/bones/post.json',
    edit: set('related.0', 'winter'),
    line: /bones\/post\.json:\d+:\d+: related\.0: there is no content\/posts\/winter/,
  },
  {
    what: 'a script in a post',
    file: 'content/posts/bones/it.mdx',
    edit: swap('\n## ', '\n<script>alert(1)</script>\n\n## '),
    line: /bones\/it\.mdx:\d+:1: <script>: HTML is not allowed/,
  },
  {
    what: 'an event attribute in a post',
    file: 'content/posts/bones/fr.mdx',
    edit: swap('\n## ', '\n<p onclick="x()">x</p>\n\n## '),
    line: /bones\/fr\.mdx:\d+:1: <p>: HTML is not allowed/,
  },
  {
    what: 'a link that runs a program',
    file: 'content/posts/bones/es.mdx',
    edit: swap('\n## ', '\n[aquí](javascript:alert(1))\n\n## '),
    line: /bones\/es\.mdx:\d+:1: javascript:alert\(1\): links begin with/,
  },
  {
    what: 'a picture of another site in a post',
    file: 'content/posts/bones/lv.mdx',
    edit: swap('\n## ', '\n![bļoda](https://pictures.example/a.jpg)\n\n## '),
    line: /bones\/lv\.mdx:\d+:1: https:\/\/pictures\.example\/a\.jpg: pictures of other sites/,
  },
  {
    what: 'a program in braces in a post',
    file: 'content/posts/bones/bg.mdx',
    edit: swap('\n## ', '\n{globalThis.name}\n\n## '),
    line: /bones\/bg\.mdx:\d+:1: a brace \{ \} begins a program/,
  },
  {
    what: 'an import in a post',
    file: 'content/posts/bones/ru.mdx',
    edit: swap('\n## ', '\nimport x from "fs"\n\n## '),
    line: /bones\/ru\.mdx:\d+:1: a line cannot begin with 'import'/,
  },
  {
    what: 'a second main heading',
    file: 'content/posts/puppies-by-age/en.mdx',
    edit: swap('\n## ', '\n# '),
    line: /puppies-by-age\/en\.mdx:\d+:1: the title of the post is its only main heading/,
  },
  {
    what: 'a heading that skips a level',
    file: 'content/posts/puppies-by-age/fr.mdx',
    edit: swap('\n## ', '\n#### '),
    line: /puppies-by-age\/fr\.mdx:\d+:1: the heading skips a level/,
  },
  {
    what: 'two headings alike in a post',
    file: 'content/posts/puppies-by-age/it.mdx',
    edit: (text) => text.replace(/(\n## )(.+)([\s\S]*?\n## )(.+)/, '$1$2$3$2'),
    line: /puppies-by-age\/it\.mdx:\d+:1: the heading '.*' stands on line \d+ already/,
  },
  {
    what: 'a link to a page that is gone',
    file: 'content/posts/reading-a-label/en.mdx',
    edit: swap('\n## ', '\n[shop](/shop)\n\n## '),
    line: /reading-a-label\/en\.mdx:\d+:1: \/shop: leads to no page of the site/,
  },
  {
    what: 'a link to a place that is gone',
    file: 'content/posts/reading-a-label/fr.mdx',
    edit: swap('\n## ', '\n[prix](/faq#prix)\n\n## '),
    line: /reading-a-label\/fr\.mdx:\d+:1: \/faq#prix: \/faq has no place 'prix'/,
  },
  {
    what: 'quotes in the head of a post',
    file: 'content/posts/reading-a-label/lv.mdx',
    edit: swap('title: "', 'title: "A "B" '),
    line: /reading-a-label\/lv\.mdx:2:\d+: its head cannot be read/,
  },
  {
    what: 'a less-than sign in a post',
    file: 'content/posts/reading-a-label/it.mdx',
    edit: swap('\n## ', '\nx <5 kg\n\n## '),
    line: /reading-a-label\/it\.mdx:\d+:\d+: '<' begins a tag/,
  },
  {
    what: 'a post without its head',
    file: 'content/posts/reading-a-label/es.mdx',
    edit: swap('---\n', ''),
    line: /reading-a-label\/es\.mdx:1: does not begin with a header/,
  },
  {
    what: 'a changed text that nobody dated',
    file: 'content/pages/cats/en.json',
    edit: set('lead', append(' More.')),
    line: /content\/pages\/cats: changed after its date/,
  },
];
