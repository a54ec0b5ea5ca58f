import type { Element, Root } from 'hast';
import { keepTogether } from '@/lib/text/keep-together';

/** Rehype plugin: prevents line breaks between parts that belong together. Runs last, so that URLs get no joiner. */
export function rehypeKeepTogether() {
  const join = (node: Root | Element) => {
    for (const child of node.children)
      if (child.type === 'text') child.value = keepTogether(child.value);
      else if (child.type === 'element') join(child);
  };
  return join;
}
