import { localeCodes } from '@/lib/i18n/locales';
import { type Mistake, set, swap } from './common-mistakes';

const facts = (slug: string) => `content/products/${slug}/facts.json`;
const copyOf = (key: string) => (text: string) => set(key, (old: unknown[]) => [...old, old[0]])(text);
const added = (key: string, ...values: unknown[]) => set(key, (old: unknown[]) => [...old, ...values]);

const post = (slug: string) => `content/posts/${slug}/post.json`;
const exchangeAshAndFibre = (text: string) => {
  const { ash, fibre } = JSON.parse(text).nutrition;
  return set('nutrition.ash', fibre)(set('nutrition.fibre', ash)(text));
};

/** Mistakes in the facts of products, all of which fit their schema. */
export const contradictingFacts: Mistake[] = [
  ...localeCodes.map((locale) => ({
    what: `another energy than the facts in ${locale}`,
    file: `content/products/simple/${locale}.json`,
    edit: (text: string) => swap(/172(?=\s?(?:kcal|ккал|千卡))/u, '182')(text),
    line: new RegExp(
      `simple/${locale}\\.json:\\d+:\\d+: longDescription\\.2: '182.*' is not in content/products/simple/facts\\.json \\(nutrition\\.kcal is 172\\): correct the text or the facts`,
    ),
  })),
  {
    what: 'a recipe that the texts do not have',
    file: facts('normal-life'),
    edit: (text) => set('ingredients.0.percent', 69)(set('ingredients.1.percent', (old: number) => old + 1)(text)),
    line: /normal-life\/cn\.json:\d+:\d+: shortDescription: '70%' is not in content\/products\/normal-life\/facts\.json/,
  },
  {
    what: 'an amount of an additive that the facts do not have',
    file: 'content/products/kittens-grow/ru.json',
    edit: (text) => swap(/1[\s\u202f]?500(?=\s?мг)/u, '1800')(text),
    line: /kittens-grow\/ru\.json:\d+:\d+: .*: '1800\s?мг' is not in/,
  },
  {
    what: 'an energy that was laid down otherwise',
    file: facts('superfood'),
    edit: set('specified.1', 'nutrition.kcal=150'),
    line: /superfood\/facts\.json:\d+:\d+: specified\.1: says nutrition\.kcal=150, but the facts have 145: correct the one/,
  },
  {
    what: 'a percentage that was laid down otherwise',
    file: facts('lamb-dinner'),
    edit: added('specified', 'ingredients[pumpkin].percent=1', 'availableFrom=2/1/2026', 'bogus.x=1', 'kcal'),
    line: /lamb-dinner\/facts\.json:\d+:\d+: specified\.4: says ingredients\[pumpkin\]\.percent=1, but the facts have/,
  },
  {
    what: 'a day that was laid down otherwise',
    file: facts('lamb-dinner'),
    edit: (text) => text,
    line: /lamb-dinner\/facts\.json:\d+:\d+: specified\.5: says availableFrom=2\/1\/2026, but the facts have 2026-01-01/,
  },
  {
    what: 'something laid down that is no fact',
    file: facts('lamb-dinner'),
    edit: (text) => text,
    line: /lamb-dinner\/facts\.json:\d+:\d+: specified\.6: 'bogus\.x=1' names no value of this file: write the name and the/,
  },
  {
    what: 'something laid down without its value',
    file: facts('lamb-dinner'),
    edit: (text) => text,
    line: /lamb-dinner\/facts\.json:\d+:\d+: specified\.7: 'kcal' names no value of this file/,
  },
  {
    what: 'a hundred times the vitamin',
    file: facts('turkey-sensitive'),
    edit: set('additives.0.amount', 20000),
    line: /turkey-sensitive\/facts\.json:\d+:\d+: additives\.0\.amount: 20000 IU\/kg of vitaminD3 cannot be right: a food has at/,
  },
  {
    what: 'more iodine than the EU allows',
    file: facts('turkey-sensitive'),
    edit: added('additives', { key: 'iodine', code: '3b203', amount: 11, unit: 'mg/kg' }),
    line: /turkey-sensitive\/facts\.json:\d+:\d+: additives\.8\.amount: 11 mg\/kg of iodine cannot be right/,
  },
  {
    what: 'more cobalt than the EU allows',
    file: facts('turkey-sensitive'),
    edit: added('additives', { key: 'cobalt', code: '3b301', amount: 2, unit: 'mg/kg' }),
    line: /turkey-sensitive\/facts\.json:\d+:\d+: additives\.9\.amount: 2 mg\/kg of cobalt cannot be right/,
  },
  {
    what: 'much vitamin D3 in a complementary food',
    file: facts('yummy'),
    edit: added('additives', { key: 'vitaminD3', code: '3a671', amount: 4000, unit: 'IU/kg' }),
    line: /yummy\/facts\.json:\d+:\d+: additives\.0\.amount: hint: 4000 IU\/kg of vitaminD3 is more than a complete/,
  },
  {
    what: 'an additive in the unit of another',
    file: facts('turkey-sensitive'),
    edit: set('additives.1.unit', 'IU/kg'),
    line: /turkey-sensitive\/facts\.json:\d+:\d+: additives\.1\.unit: is 'IU\/kg'; vitaminE is stated in mg\/kg/,
  },
  {
    what: 'an unknown additive in an impossible amount',
    file: facts('turkey-sensitive'),
    edit: added('additives', { key: 'biotin', code: '3a880', amount: 12_000, unit: 'mg/kg' }),
    line: /turkey-sensitive\/facts\.json:\d+:\d+: additives\.10\.amount: 12000 mg\/kg of biotin cannot be right/,
  },
  {
    what: 'an additive twice',
    file: facts('cyprus-dinner'),
    edit: copyOf('additives'),
    line: /cyprus-dinner\/facts\.json:\d+:\d+: additives\.8\.code: '3a671' is in the list already: delete one/,
  },
  {
    what: 'almost no calcium in a complete food',
    file: facts('aegean-dinner'),
    edit: set('minerals.calcium', 0.05),
    line: /aegean-dinner\/facts\.json:\d+:\d+: minerals: calcium 0\.05 and phosphorus 0\.38 do not fit a complete food/,
  },
  {
    what: 'ash and fibre exchanged',
    file: facts('normal-life'),
    edit: exchangeAshAndFibre,
    line: /normal-life\/facts\.json:\d+:\d+: nutrition\.ash: 0\.8 is less than calcium 0\.61 and phosphorus 0\.46 together/,
  },
  {
    what: 'less ash than minerals in a complementary food',
    file: facts('yummy-sausages'),
    edit: (text) => set('nutrition.ash', 0.7)(set('nutrition.fibre', 2.5)(text)),
    line: /yummy-sausages\/facts\.json:\d+:\d+: nutrition\.ash: 0\.7 is less than calcium 0\.41 and phosphorus 0\.37 together/,
  },
  {
    what: 'a new food without its first day',
    file: facts('raw-hunter'),
    edit: added('tags', 'new'),
    line: /raw-hunter\/facts\.json:\d+:\d+: tags\.\d+: 'new' would never expire: add 'availableFrom' with the first day of/,
  },
  {
    what: 'a complete line with a complementary food',
    file: facts('duck-dinner'),
    edit: set('statement', 'complementary'),
    line: /duck-dinner\/facts\.json:\d+:\d+: statement: is 'complementary', but foods of the line 'full-range' are complete/,
  },
  {
    what: 'a complementary food that the texts call complete',
    file: facts('raw-hunter'),
    edit: set('statement', 'complementary'),
    line: /raw-hunter\/facts\.json:\d+:\d+: statement: is 'complementary', but en\.json says 'complete': correct/,
  },
  {
    what: 'a complete food among the treats',
    file: facts('active'),
    edit: set('line', 'treats'),
    line: /active\/facts\.json:\d+:\d+: statement: is 'complete', but foods of the line 'treats' are complementary/,
  },
  {
    what: 'a dog food for kittens',
    file: facts('yummy-sausages'),
    edit: set('lifeStage', 'kitten'),
    line: /yummy-sausages\/facts\.json:\d+:\d+: lifeStage: is 'kitten', but the food is for the species 'dog'/,
  },
  {
    what: 'a dog food among the cat foods',
    file: facts('just-meat'),
    edit: set('line', 'cats'),
    line: /just-meat\/facts\.json:\d+:\d+: line: is 'cats', but the species is 'dog': correct one of them/,
  },
  {
    what: 'a puppy food whose texts name no puppies',
    file: facts('superfood'),
    edit: set('lifeStage', 'puppy'),
    line: /superfood\/facts\.json:\d+:\d+: lifeStage: is 'puppy', which no short text in en\.json mentions/,
  },
  {
    what: 'a puppy food for adults',
    file: facts('super-puppies'),
    edit: set('lifeStage', 'adult'),
    line: /super-puppies\/facts\.json:\d+:\d+: lifeStage: is 'adult', but en\.json says 'for puppies'/,
  },
  {
    what: 'a cat food in place of a dog food',
    file: facts('cretan-dinner'),
    edit: set('offSale', { since: '2026-03-01', until: '2099-03-01', instead: 'raw-hunter' }),
    line: /cretan-dinner\/facts\.json:\d+:\d+: offSale\.instead: 'raw-hunter' is a food for the other animal: name one for/,
  },
  {
    what: 'a food in place of itself',
    file: facts('beef-dinner'),
    edit: set('offSale', { since: '2026-03-01', until: '2099-03-01', instead: 'beef-dinner' }),
    line: /beef-dinner\/facts\.json:\d+:\d+: offSale\.instead: names the food itself/,
  },
  {
    what: 'a food that is off sale as well',
    file: facts('cyprus-dinner'),
    edit: set('offSale', { since: '2026-03-01', until: '2099-03-01', instead: 'cretan-dinner' }),
    line: /cyprus-dinner\/facts\.json:\d+:\d+: offSale\.instead: 'cretan-dinner' is off sale as well/,
  },
  {
    what: 'a food off sale that posts recommend, without another',
    file: facts('simple'),
    edit: set('offSale', { since: '2026-03-01', until: '2099-03-01' }),
    line: /simple\/facts\.json:\d+:\d+: offSale: hint: its page names no other food: add 'instead' if there is one/,
  },
  {
    what: 'a food off sale that posts recommend',
    file: facts('simple'),
    edit: (text) => text,
    line: /simple\/facts\.json:\d+:\d+: offSale\.since: hint: is off sale, but still among the 'products' of content\/posts\//,
  },
  {
    what: 'a first day far ahead',
    file: facts('duck-dinner'),
    edit: set('availableFrom', '2099-01-01'),
    line: /duck-dinner\/facts\.json:\d+:\d+: availableFrom: '2099-01-01' is more than 2 years away: correct the year/,
  },
  {
    what: 'a pack twice',
    file: facts('yummy'),
    edit: copyOf('formats'),
    line: /yummy\/facts\.json:\d+:\d+: formats\.1: 'treats-100g' is in the list already: delete one/,
  },
  {
    what: 'a tag twice',
    file: facts('yummy'),
    edit: copyOf('tags'),
    line: /yummy\/facts\.json:\d+:\d+: tags\.\d: '.*' is in the list already: delete one/,
  },
  {
    what: 'an ingredient twice',
    file: facts('yummy'),
    edit: (text) =>
      set('ingredients', (old: { percent: number }[]) => {
        const [first, second, ...rest] = old;
        return [
          { ...first, percent: 20 },
          { ...first, percent: 20 },
          { ...second, percent: 20 },
          { ...second, percent: 20 },
          ...rest,
        ];
      })(text),
    line: /yummy\/facts\.json:\d+:\d+: ingredients\.1\.key: 'beef_lung' is in the list already: delete one/,
  },
  {
    what: 'the place of another product in the catalogue',
    file: facts('turkey-sensitive'),
    edit: set('order', 3),
    line: /turkey-sensitive\/facts\.json:\d+:\d+: order: 3 belongs to content\/products\/simple already; the next free number/,
  },
];

/** Mistakes in the facts of posts. */
export const contradictingPostFacts: Mistake[] = [
  {
    what: 'a post of a later century',
    file: post('bones'),
    edit: (text) => set('updated', undefined)(set('published', '2062-01-15')(text)),
    line: /bones\/post\.json:\d+:\d+: published: '2062-01-15' is more than a year away: correct the year/,
  },
  {
    what: 'a post of an earlier century',
    file: post('reading-a-label'),
    edit: set('published', '1926-02-12'),
    line: /reading-a-label\/post\.json:\d+:\d+: published: '1926-02-12' is before 2015: correct the year/,
  },
  {
    what: 'a product twice in a post',
    file: post('puppies-by-age'),
    edit: copyOf('products'),
    line: /puppies-by-age\/post\.json:\d+:\d+: products\.1: 'super-puppies' is in the list already: delete one of the two/,
  },
  {
    what: 'a related post twice',
    file: post('sensitive-stomachs'),
    edit: copyOf('related'),
    line: /sensitive-stomachs\/post\.json:\d+:\d+: related\.2: 'switching-in-10-days' is in the list already/,
  },
];

/** Mistakes in the names and lists that several pages share, all of which fit their schema. */
export const mistakesInSharedFiles: Mistake[] = [
  {
    what: 'two ingredients with one name',
    file: 'content/dictionaries/es.json',
    edit: set('ingredients.carrot', 'Calabaza'),
    line: /dictionaries\/es\.json:\d+:\d+: ingredients\.pumpkin: 'Calabaza' is also the name of ingredients\.carrot/,
  },
  {
    what: 'an English name in Italian',
    file: 'content/dictionaries/it.json',
    edit: set('ingredients.carrot', 'Carrot'),
    line: /dictionaries\/it\.json:\d+:\d+: ingredients\.carrot: hint: 'Carrot' reads like English/,
  },
  {
    what: 'an English name in Russian',
    file: 'content/dictionaries/ru.json',
    edit: set('ingredients.carrot', 'Sweet carrot'),
    line: /dictionaries\/ru\.json:\d+:\d+: ingredients\.carrot: 'Sweet carrot' reads like English/,
  },
  {
    what: 'a misspelt ingredient',
    file: 'content/dictionaries/en.json',
    edit: set('ingredients.chicken_meat', 'Chiken meat'),
    line: /dictionaries\/en\.json:\d+:\d+: ingredients\.chicken_meat: hint: 'Chiken' is in no other text of this .*'chicken'/,
  },
  {
    what: 'a doubled letter in an ingredient',
    file: 'content/dictionaries/lv.json',
    edit: set('ingredients.carrot', 'Burkkāni'),
    line: /dictionaries\/lv\.json:\d+:\d+: ingredients\.carrot: hint: 'Burkkāni' is in no other text of this .*'burkāni'/,
  },
  {
    what: 'one key for two questions',
    file: 'content/pages/faq/lv.json',
    edit: (text) => set('sections.1.items.0.key', JSON.parse(text).sections[0].items[0].key)(text),
    line: /faq\/lv\.json:\d+:\d+: sections\.1\.items\.0\.key: the key '.*' belongs to a question of '.*' already: give each/,
  },
  {
    what: 'a section as the key of a question',
    file: 'content/pages/faq/it.json',
    edit: set('sections.4.items.1.key', 'puppies'),
    line: /faq\/it\.json:\d+:\d+: sections\.4\.items\.1\.key: the key 'puppies' is the id of a section already: give/,
  },
  {
    what: 'a second event of one year in the timeline',
    file: 'content/pages/about/it.json',
    edit: (text) => {
      const index = JSON.parse(text).sections.findIndex(({ id }: { id: string }) => id === 'timeline');
      return set(`sections.${index}.items.1.key`, 'y2017')(text);
    },
    line: /about\/it\.json:\d+:\d+: sections\.\d+\.items\.1\.key: the key 'y2017' is there already: put both events into one entry/,
  },
  {
    what: 'a last change in the future',
    file: 'content/changes.json',
    edit: (text) => set('pages/about.gr', (old: string) => `2099-01-01${old.slice(10)}`)(text),
    line: /changes\.json:\d+:\d+: pages\/about\.gr: 2099-01-01 is in the future: delete this entry and run npm run content:dates/,
  },
  {
    what: 'a last change on no day',
    file: 'content/changes.json',
    edit: (text) => set('pages/about.lv', (old: string) => `2025-02-30${old.slice(10)}`)(text),
    line: /changes\.json:\d+:\d+: pages\/about\.lv: 2025-02-30 does not exist: delete this entry/,
  },
  ...Object.entries({
    'a product that is gone': [added('stores.0.products', 'nope'), /products\.17: there is no content\/products\/nope/],
    'a product twice': [copyOf('stores.1.products'), /stores\.1\.products\.10: 'active' is in the list already/],
    'a phone without digits': [set('stores.0.phone', 'abc'), /stores\.0\.phone: is 'abc'; write a number such as/],
    'no country': [set('stores.2.country', 'XX'), /stores\.2\.country: 'XX' is no country; write its two capital/],
    'a special day twice': [
      copyOf('stores.0.specialDays'),
      /stores\.0\.specialDays\.3\.date: 2026-12-24 is there already/,
    ],
    'a special day long ago': [
      set('stores.0.specialDays.1.date', '2019-12-25'),
      /stores\.0\.specialDays\.1\.date: hint: 2019-12-25 was long ago: correct or delete it/,
    ],
    'a longitude beyond the sea': [
      set('stores.0.longitude', -23.7),
      /stores\.0\.latitude: 37\.97957, -23\.7 is not near Αθήνα \(GR\): copy latitude and longitude from a map/,
    ],
    'latitude and longitude exchanged': [
      (text: string) => set('stores.1.latitude', 23.71509)(set('stores.1.longitude', 37.98742)(text)),
      /stores\.1\.latitude: 23\.71509, 37\.98742 is not near Αθήνα \(GR\): latitude and longitude are exchanged/,
    ],
    'a postal code of one digit': [set('stores.0.postalCode', '1'), /stores\.0\.postalCode: is '1'; in GR it has five/],
    'spaces around a name': [set('stores.0.name', ' Η Ουρά '), /stores\.0\.name: has a space at its beginning or end/],
    'two dots in a website': [
      set('stores.0.website', 'https://exmaple..com'),
      /stores\.0\.website: 'exmaple\.\.com' is no name of a site: look for a dot too many or too few/,
    ],
  } as Record<string, [Mistake['edit'], RegExp]>).map(([what, [edit, line]]) => ({
    what: `a store with ${what}`,
    file: 'content/stores.json',
    edit,
    line: new RegExp(`^content/stores\\.json:\\d+:\\d+: .*${line.source}`),
  })),
  {
    what: 'a town with its coordinates exchanged',
    file: 'content/places.json',
    edit: (text) => set('cities.0.lat', 23.7275)(set('cities.0.lon', 37.9838)(text)),
    line: /places\.json:\d+:\d+: cities\.0\.lat: 'athens' is not in Greece or Cyprus at 23\.7275, 37\.9838: latitude and longitude are exchanged/,
  },
  {
    what: 'a town in an unknown region',
    file: 'content/places.json',
    edit: set('cities.1.region', 'macedonia'),
    line: /places\.json:\d+:\d+: cities\.1\.region: 'macedonia' is not among the 'regions' of this file/,
  },
  {
    what: 'a town twice',
    file: 'content/places.json',
    edit: copyOf('cities'),
    line: /places\.json:\d+:\d+: cities\.28\.key: 'athens' is there already: delete one/,
  },
  {
    what: 'two stories with one id',
    file: 'content/stories.json',
    edit: set('stories.0.id', 'ruta'),
    line: /stories\.json:\d+:\d+: stories\.1\.id: the id 'ruta' is there already: give each story its own/,
  },
  {
    what: 'no country among the countries, and one twice',
    file: 'content/countries.json',
    edit: added('codes', 'ZZ', 'GR'),
    line: /countries\.json:\d+:\d+: codes\.\d+: 'ZZ' is no country: correct or delete it/,
  },
  {
    what: 'a country twice',
    file: 'content/countries.json',
    edit: (text) => text,
    line: /countries\.json:\d+:\d+: codes\.\d+: 'GR' is there already: delete one/,
  },
  {
    what: 'a name of a country that is not among the countries',
    file: 'content/countries.json',
    edit: set('names.cn.MO', '中国澳门'),
    line: /countries\.json:\d+:\d+: names\.cn\.MO: 'MO' is not among the 'codes' of this file: add it to them, or delete/,
  },
  {
    what: 'a group of synonyms twice',
    file: 'content/synonyms.json',
    edit: copyOf('en'),
    line: /synonyms\.json:\d+:\d+: en\.\d+: the group 'puppy, pup' is there already: delete one/,
  },
  {
    what: 'a word twice in its group',
    file: 'content/synonyms.json',
    edit: copyOf('gr.1'),
    line: /synonyms\.json:\d+:\d+: gr\.1\.3: 'κόκαλο' is there already: delete one/,
  },
  {
    what: 'a market of the future',
    file: 'content/markets.json',
    edit: (text) => set(`markets.${JSON.parse(text).markets.length - 1}.since`, 2099)(text),
    line: /markets\.json:\d+:\d+: markets\.\d+\.since: 2099 is in the future: write the year in which export began/,
  },
];
