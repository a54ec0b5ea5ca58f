import type { ContentProblem } from '@/lib/content/content-problem';
import { postFactsSchema } from '@/lib/content/post-schema';
import type { ProductFacts } from '@/lib/content/product-facts-schema';
import { listContentFolderNames, readContent } from '@/lib/content/read-content';
import { dayInGreece } from '@/lib/content/sale-dates';
import { ContentError } from '@/lib/files/parse-file';

type Issue = Omit<ContentProblem, 'file'>;
type OffSale = NonNullable<ProductFacts['offSale']>;

/** A later day is a typing error: nobody plans a food so far ahead. */
const maxYearsAhead = 2;

function checkDistance(key: string, day: string | undefined, today: string): Issue[] {
  const latest = `${Number(today.slice(0, 4)) + maxYearsAhead}${today.slice(4)}`;
  const text = `'${day}' is more than ${maxYearsAhead} years away: correct the year`;
  return day && day > latest ? [{ key, text }] : [];
}

/** The tag `new` expires a year after the first day of sale, so without that day it would stay for ever. */
function checkNewTag({ tags, availableFrom }: ProductFacts): Issue[] {
  const index = tags.indexOf('new');
  if (index < 0 || availableFrom) return [];
  return [
    {
      key: `tags.${index}`,
      text: "'new' would never expire: add 'availableFrom' with the first day of sale, or delete the tag",
    },
  ];
}

function checkSuccessor(slug: string, facts: ProductFacts, instead: string, all: Map<string, ProductFacts>): Issue[] {
  const successor = all.get(instead);
  const problem = (text: string): Issue[] => [{ key: 'offSale.instead', text }];
  if (!listContentFolderNames('products').includes(instead)) return problem(`there is no content/products/${instead}`);
  if (instead === slug) return problem('names the food itself: name the one that takes its place');
  // Its own file is reported if its facts are invalid.
  if (!successor) return [];
  if (successor.species !== facts.species)
    return problem(`'${instead}' is a food for the other animal: name one for the species '${facts.species}'`);
  if (successor.offSale && facts.offSale && successor.offSale.since <= facts.offSale.since)
    return problem(`'${instead}' is off sale as well: name a food that is still made`);
  return [];
}

/** Posts that still recommend a food; a post with invalid facts is reported by the check of posts. */
function postsRecommending(slug: string): string[] {
  return listContentFolderNames('posts').filter((post) => {
    try {
      return readContent(`posts/${post}/post.json`, postFactsSchema).products.includes(slug);
    } catch (error) {
      if (error instanceof ContentError) return false;
      throw error;
    }
  });
}

function hintsOfDiscontinued(slug: string, { since, instead }: OffSale, today: string): Issue[] {
  if (since > today) return [];
  const posts = postsRecommending(slug);
  return [
    ...(instead
      ? []
      : [
          {
            key: 'offSale',
            weight: 'hint' as const,
            text: "its page names no other food: add 'instead' if there is one",
          },
        ]),
    ...(posts.length
      ? [
          {
            key: 'offSale.since',
            weight: 'hint' as const,
            text: `is off sale, but still among the 'products' of content/posts/${posts.join(', ')}: search all texts for its name`,
          },
        ]
      : []),
  ];
}

/**
 * Checks the days of a food. A discontinued one names another food for the same animal, and its page must be deleted
 * after its last day.
 */
export function checkSaleDates(slug: string, facts: ProductFacts, all: Map<string, ProductFacts>): Issue[] {
  const today = dayInGreece(new Date());
  const { availableFrom, offSale, route } = facts;
  const start = [...checkNewTag(facts), ...checkDistance('availableFrom', availableFrom, today)];
  if (!offSale) return start;
  const { since, until, instead } = offSale;
  const remedy = 'delete the folder and run npm run rename -- address';
  return [
    ...start,
    ...checkDistance('offSale.since', since, today),
    ...(availableFrom && availableFrom >= since ? [{ key: 'offSale.since', text: 'is not after availableFrom' }] : []),
    ...(instead ? checkSuccessor(slug, facts, instead, all) : []),
    ...(until < today ? [{ key: 'offSale.until', text: `has passed: ${remedy} ${route} /its-successor` }] : []),
    ...hintsOfDiscontinued(slug, offSale, today),
  ];
}
