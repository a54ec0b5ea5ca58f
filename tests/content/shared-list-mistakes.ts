import { type Mistake, set } from './common-mistakes';

const stores = 'content/stores.json';
/** Gives a shop the fields of another one. */
const copyFields = (from: number, to: number, fields: string[]) => (text: string) => {
  const root = JSON.parse(text);
  for (const field of fields) root.stores[to][field] = root.stores[from][field];
  return JSON.stringify(root, null, 2);
};

/** Slips in the slides and shops, each of which the format of the file allows. */
export const sharedListMistakes: Mistake[] = [
  {
    what: 'a slide without a language',
    file: 'content/hero.json',
    edit: set('1.messages.lv', undefined),
    line: /hero\.json:\d+:\d+: 1\.messages\.lv: missing: the slide 'ingredients' would be Greek there/,
  },
  {
    what: 'two slides with one title',
    file: 'content/hero.json',
    edit: (text) => set('2.messages.fr.title', JSON.parse(text)[0].messages.fr.title)(text),
    line: /hero\.json:\d+:\d+: 2\.messages\.fr\.title: the slide 'nature' has this title already: write another/,
  },
  {
    what: 'a shop under a second address of its page',
    file: stores,
    edit: copyFields(0, 3, ['name', 'address', 'city']),
    line: /stores\.json:\d+:\d+: stores\.3\.name: 'sample-01' has this name, street and town already: correct it/,
  },
  {
    what: 'two shops with one phone',
    file: stores,
    edit: copyFields(0, 4, ['phone']),
    line: /stores\.json:\d+:\d+: stores\.4\.phone: 'sample-01' has this phone already/,
  },
  {
    what: 'two shops at one position',
    file: stores,
    edit: copyFields(0, 1, ['latitude', 'longitude']),
    line: /stores\.json:\d+:\d+: stores\.1\.latitude: 'sample-01' has this position already/,
  },
  {
    what: 'a Greek phone with a digit too few',
    file: stores,
    edit: set('stores.5.phone', '+30 210 000 006'),
    line: /stores\.json:\d+:\d+: stores\.5\.phone: is '\+30 210 000 006'; a Greek number has ten digits after \+30/,
  },
  {
    what: 'a town in another region',
    file: stores,
    edit: set('stores.0.region', 'Κρήτη'),
    line: /stores\.json:\d+:\d+: stores\.0\.region: is 'Κρήτη', but Αθήνα is in Αττική \(content\/places\.json\)/,
  },
  {
    what: 'a special day years ahead',
    file: stores,
    edit: set('stores.0.specialDays.2.date', '2072-01-01'),
    line: /stores\.json:\d+:\d+: stores\.0\.specialDays\.2\.date: 2072-01-01 is years ahead: correct the year/,
  },
];
