import type { Element, Root } from 'hast';
import { insertJoiners } from '@/lib/text/insert-joiners';

/** Rehype plugin: prevents line breaks between parts that belong together. Runs last, so that URLs get no joiner. */
export function rehypeInsertJoiners() {
  const join = (node: Root | Element) => {
    for (const child of node.children)
      if (child.type === 'text') child.value = insertJoiners(child.value);
      else if (child.type === 'element') join(child);
  };
  return join;
}
