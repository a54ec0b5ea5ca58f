import type { ContentProblem } from '@/lib/content/content-problem';
import type { ProductFacts } from '@/lib/content/product-facts-schema';

type Issue = Omit<ContentProblem, 'file'>;

const form = 'write the name and the value of a fact, such as nutrition.kcal=172 or ingredients[hake].percent=16';

/** The value at a path such as `nutrition.kcal` or `ingredients[hake].percent`, whose list entry is found by its key. */
function valueAt(facts: ProductFacts, path: string): unknown {
  return path.split(/[.[\]]+/).reduce((node: unknown, part): unknown => {
    if (Array.isArray(node)) return node.find((entry) => entry?.key === part);
    return node && typeof node === 'object' && Object.hasOwn(node, part) ? node[part as keyof typeof node] : undefined;
  }, facts);
}

/** True if a specification states the value; specifications write days as 31/12/2026. */
function isSame(stated: string, value: string | number): boolean {
  if (typeof value === 'number') return Number(stated.replace(',', '.')) === value;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(stated) ?? [];
  return stated === value || (year !== '' && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` === value);
}

/** Values that the owner has laid down for a food (`specified`) and that its facts do not have. */
export function checkFactsHaveSpecifiedValues(facts: ProductFacts): Issue[] {
  return facts.specified.flatMap((entry, index): Issue[] => {
    const key = `specified.${index}`;
    const [, path = '', stated = ''] = /^([^=]+)=(.+)$/.exec(entry) ?? [];
    const value = path && valueAt(facts, path);
    if (typeof value !== 'number' && (typeof value !== 'string' || !path))
      return [{ key, text: `'${entry}' names no value of this file: ${form}` }];
    if (isSame(stated, value)) return [];
    return [{ key, text: `says ${path}=${stated}, but the facts have ${value}: correct the one that is wrong` }];
  });
}
