import type { ProductFacts } from './product-facts-schema';

type Facts = Pick<ProductFacts, 'line' | 'species' | 'lifeStage' | 'tags'> & { slug: string };

// The tag behind an entry of 'where to start' that is not named as its tag.
const tagByDogType: Record<string, string> = {
  active: 'activeDogs',
  lean: 'leanest',
  novel: 'novelProtein',
  variety: 'superfoods',
};

/** The tag of the products that the page of all meals shows beside its entry for a kind of dog. */
export const tagOfDogType = (key: string): string => tagByDogType[key] ?? key;

/** The key of the entry that the page of the cat foods has for a product. */
export const catFoodEntryKey = ({ lifeStage }: Pick<Facts, 'lifeStage'>): string =>
  lifeStage === 'kitten' ? 'kittens' : 'adults';

/** The key of the entry that the page of the Mediterranean line has for a product. */
export const dinnerEntryKey = ({ slug }: Pick<Facts, 'slug'>): string => slug.replace(/-dinner$/, '');

type ProductSection = {
  id: string;
  isShown: (facts: Facts) => boolean;
  isAbout: (key: string, facts: Facts) => boolean;
};

/** The sections whose entries stand beside products, by page: which it shows, and whether an entry is about one. */
export const sectionsAboutProducts: Record<string, ProductSection> = {
  'full-range': {
    id: 'choose',
    isShown: ({ line }) => line === 'full-range',
    isAbout: (key, { tags }) => tags.includes(tagOfDogType(key)),
  },
  cats: {
    id: 'choose',
    isShown: ({ species }) => species === 'cat',
    isAbout: (key, facts) => key === catFoodEntryKey(facts),
  },
  'mediterranean-diet': {
    id: 'dinners',
    isShown: ({ line }) => line === 'mediterranean',
    isAbout: (key, facts) => key === dinnerEntryKey(facts),
  },
};
