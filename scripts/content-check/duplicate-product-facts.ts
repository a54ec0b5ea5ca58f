import type { ContentProblem } from '@/lib/content/content-problem';
import type { ProductFacts } from '@/lib/content/product-facts-schema';
import { findDuplicateIndexes } from './find-duplicate-indexes';

type Issue = Omit<ContentProblem, 'file'>;

const lists = ['proteins', 'allergens', 'formats', 'tags', 'specified'] as const;

/**
 * Values that the facts of a food have twice, and an order that another food has. Two additives may have one name, such
 * as two compounds of zinc, but not one code.
 */
export function findDuplicateFacts(slug: string, facts: ProductFacts, all: Map<string, ProductFacts>): Issue[] {
  const duplicatesIn = (values: string[], keyOf: (index: number) => string): Issue[] =>
    findDuplicateIndexes(values).map((index) => ({
      key: keyOf(index),
      text: `'${values[index]}' is in the list already: delete one of the two`,
    }));
  const ofSameOrder = [...all].find(([other, { order }]) => other < slug && order === facts.order)?.[0];
  const orders = [...all.values()].map(({ order }) => order);
  return [
    ...lists.flatMap((list) => duplicatesIn(facts[list], (index) => `${list}.${index}`)),
    ...duplicatesIn(
      facts.ingredients.map(({ key }) => key),
      (index) => `ingredients.${index}.key`,
    ),
    ...duplicatesIn(
      facts.additives.map(({ code }) => code),
      (index) => `additives.${index}.code`,
    ),
    ...(ofSameOrder
      ? [
          {
            key: 'order',
            text: `${facts.order} belongs to content/products/${ofSameOrder} already; the next free number is ${Math.max(...orders) + 1}`,
          },
        ]
      : []),
  ];
}
