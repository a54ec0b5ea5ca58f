import type { Element, Root } from 'hast';
import { keepTogether } from '@/lib/text/keep-together';

/** Rehype plugin: keeps together on one line what belongs together. Runs last, so that no URL has a joiner. */
export function rehypeKeepTogether() {
  const join = (node: Root | Element) => {
    for (const child of node.children)
      if (child.type === 'text') child.value = keepTogether(child.value);
      else if (child.type === 'element') join(child);
  };
  return join;
}
