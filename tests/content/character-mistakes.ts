import { type Mistake, set, swap } from './common-mistakes';

const page = (name: string, locale: string) => `content/pages/${name}/${locale}.json`;
const more = (text: string) => (old: string) => `${old} ${text}`;

/** Letters of another alphabet or of a wrong encoding, which look right or are garbled. */
export const characterMistakes: Mistake[] = [
  {
    what: 'a Greek letter in an English word',
    file: page('about', 'en'),
    edit: set('lead', more('Good fοod.')),
    line: /about\/en\.json:\d+:\d+: .*'fοod' mixes alphabets: 'ο' is Greek, the other letters are Latin: type 'food'/,
  },
  {
    what: 'a Latin letter in a Bulgarian message',
    file: 'messages/bg.json',
    edit: set('nav.contact', 'Кoнтакти'),
    line: /messages\/bg\.json:\d+:\d+: .*'Кoнтакти' mixes alphabets: 'o' is Latin, .*type 'Контакти' with the Cyrillic/,
  },
  {
    what: 'a Latin capital in a town of the shops',
    file: 'content/stores.json',
    edit: swap('"Αθήνα"', '"Aθήνα"'),
    line: /stores\.json:\d+:\d+: .*'Aθήνα' mixes alphabets: 'A' is Latin, the other letters are Greek: type 'Αθήνα'/,
  },
  {
    what: 'a Latin letter in a Greek place',
    file: 'content/places.json',
    edit: swap('"Θεσσαλονίκη"', '"Θεσσαλoνίκη"'),
    line: /places\.json:\d+:\d+: .*'Θεσσαλoνίκη' mixes alphabets: 'o' is Latin/,
  },
  {
    what: 'a Cyrillic letter in a French post',
    file: 'content/posts/bones/fr.mdx',
    edit: swap('\n## ', '\nDes os сrus.\n\n## '),
    line: /bones\/fr\.mdx:\d+:\d+: 'сrus' mixes alphabets: 'с' is Cyrillic, the other letters are Latin: type 'crus'/,
  },
  {
    what: 'two words of two alphabets in one',
    file: page('cats', 'ru'),
    edit: set('lead', more('Наш FЖорум.')),
    line: /cats\/ru\.json:\d+:\d+: .*'FЖорум' mixes alphabets: 'F' is Latin, .*put a space or a hyphen/,
  },
  {
    what: 'a Latin article between Greek words',
    file: page('cats', 'gr'),
    edit: set('lead', more('Τρώει και o σκύλος.')),
    line: /cats\/gr\.json:\d+:\d+: .*'o' between Greek words is Latin: type 'ο' with the Greek keyboard/,
  },
  {
    what: 'French accents in a wrong encoding',
    file: page('cats', 'fr'),
    edit: set('lead', more('Bon appÃ©tit.')),
    line: /cats\/fr\.json:\d+:\d+: .*'Ã©' is 'é' in a wrong encoding: type it anew/,
  },
  {
    what: 'an apostrophe in a wrong encoding',
    file: page('why', 'en'),
    edit: set('lead', more('It isnâ€™t dry.')),
    line: /why\/en\.json:\d+:\d+: .*'â€™' is '’' in a wrong encoding/,
  },
  {
    what: 'Greek in a wrong encoding',
    file: page('why', 'gr'),
    edit: set('lead', more('Ωμό ÎºÏ\u0081Î­Î±Ï‚.')),
    line: /why\/gr\.json:\d+:\d+: .*'ÎºÏ.Î­Î±Ï‚' is 'κρέας' in a wrong encoding/,
  },
  {
    what: 'Russian in a wrong encoding',
    file: page('why', 'ru'),
    edit: set('lead', more('РњСЏСЃРѕ.')),
    line: /why\/ru\.json:\d+:\d+: .*'РњСЏСЃРѕ' is 'Мясо' in a wrong encoding/,
  },
  {
    what: 'a Latin question mark after a Greek question',
    file: page('contact', 'gr'),
    edit: set('lead', more('Έχετε απορία?')),
    line: /contact\/gr\.json:\d+:\d+: lead: a Greek question ends with ';', not with '\?'/,
  },
  {
    what: 'the Greek question mark of old texts',
    file: page('privacy', 'gr'),
    edit: set('lead', more('Έχετε απορία\u037e')),
    line: /privacy\/gr\.json:[3-9]:\d\d+: .*\(U\+037E\) is the Greek question mark of old texts: type the ';' of the keyboard/,
  },
  {
    what: 'the ano teleia of old texts',
    file: page('terms', 'gr'),
    edit: set('lead', more('Κρέας\u0387 κόκαλο.')),
    line: /terms\/gr\.json:[3-9]:\d\d+: .*\(U\+0387\) is the ano teleia of old texts: type '·' \(U\+00B7\)/,
  },
  {
    what: 'an accent of polytonic Greek',
    file: page('faq', 'gr'),
    edit: set('lead', more('Κρ\u1f73ας.')),
    line: /faq\/gr\.json:[3-9]:\d\d+: .*\(U\+1F73\) is an old form, of polytonic Greek: type 'έ' anew/,
  },
  {
    what: 'an accent apart from its letter',
    file: page('faq', 'fr'),
    edit: set('lead', more('Voila\u0300.')),
    line: /faq\/fr\.json:[3-9]:\d\d+: .*an accent stands apart from its letter in 'à': type the letter anew/,
  },
];

/** Unusual characters that are right. */
export const rightCharacters: [file: string, key: string, more: string][] = [
  [page('about', 'en'), 'lead', '5 μg, 3 μmol, β-carotene, omega‑3, α-linolenic acid and naïve café.'],
  [page('about', 'fr'), 'lead', 'Âge, âne, pâté\u00a0», É\u00a0« À ».'],
  [page('about', 'ru'), 'lead', 'Wi-Fi и PDF-файл, витамин C и B12, а\u00a0— и ёж.'],
  [page('why', 'gr'), 'lead', 'Ἐν ἀρχῇ ᾧ· ναι;'],
  [page('why', 'en'), 'lead', '1 Å, 2 Ω, ﬁ and ½.'],
  [page('about', 'gr'), 'lead', 'Το PDF και η βιταμίνη C ή Ε.'],
];
