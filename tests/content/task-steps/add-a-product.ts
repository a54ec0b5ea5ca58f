import type { Steps, TaskCopy } from '../task-copy';

const folder = 'content/products/hare-dinner';

/** A product with the recipe and the texts of another one. */
export function addProduct(copy: TaskCopy): Steps {
  return {
    2: () =>
      copy.editJson(`${folder}/facts.json`, (facts) => {
        if (!facts.notes) throw new Error('the new product has no notes');
        delete facts.notes;
      }),
    3: () => {
      for (const locale of copy.locales)
        copy.writeJson(`${folder}/${locale}.json`, {
          ...copy.readJson(`content/products/simple/${locale}.json`),
          name: 'Hare Dinner',
        });
    },
    // The recipe has no new ingredient.
    4: () => {},
  };
}
