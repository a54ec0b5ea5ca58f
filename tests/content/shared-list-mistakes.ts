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
    what: 'one shop twice at one position',
    file: stores,
    edit: copyFields(6, 7, ['name', 'address', 'latitude', 'longitude']),
    line: /stores\.json:\d+:\d+: stores\.7\.latitude: 'sample-07' has this position already: correct it, or delete one/,
  },
  {
    what: 'a shop that closes at five of a clock with twelve hours',
    file: stores,
    edit: set('stores.8.hours.mon', [['09:00', '05:00']]),
    line: /stores\.8\.hours\.mon\.0: opens at 09:00 and closes at 05:00 of the next day, after 20 hours: .* 17:00; write that/,
  },
  {
    what: 'a town without its accent',
    file: stores,
    edit: set('stores.2.city', 'Αθηνα'),
    line: /stores\.json:\d+:\d+: stores\.2\.city: is 'Αθηνα'; content\/places\.json has 'Αθήνα': write that, or pages/,
  },
  {
    what: 'a town in English',
    file: stores,
    edit: set('stores.11.city', 'Athens'),
    line: /stores\.json:\d+:\d+: stores\.11\.city: is 'Athens'; content\/places\.json has 'Αθήνα'/,
  },
  {
    what: 'a town with its accent at another place',
    file: stores,
    edit: set('stores.9.city', 'Θεσσαλόνικη'),
    line: /stores\.json:\d+:\d+: stores\.9\.city: hint: is 'Θεσσαλόνικη'; .* 'Θεσσαλονίκη': write that, if it is this town/,
  },
  {
    what: 'a Cypriot phone with a digit too few',
    file: stores,
    edit: (text) => set('stores.10.country', 'CY')(set('stores.10.phone', '+357 22 12345')(text)),
    line: /stores\.json:\d+:\d+: stores\.10\.phone: is '\+357 22 12345'; a Cypriot number has eight digits after \+357/,
  },
  {
    what: 'two shops with one phone',
    file: stores,
    edit: copyFields(0, 4, ['phone']),
    line: /stores\.json:\d+:\d+: stores\.4\.phone: hint: 'sample-01' has this phone already: right if one owner has both/,
  },
  {
    what: 'two shops at one position',
    file: stores,
    edit: copyFields(0, 1, ['latitude', 'longitude']),
    line: /stores\.json:\d+:\d+: stores\.1\.latitude: hint: 'sample-01' has this position already: right if both are in one building/,
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
