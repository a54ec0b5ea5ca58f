import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { MarkdownNode } from '@/lib/content/validate-post-tree';
import { getProcessGlobal } from '@/lib/process-global';

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });
// The tests check many copies of the posts in one process, each with its own instance of this module.
const cache = getProcessGlobal('parsed-posts', () => new Map<string, MarkdownNode>());

/** The syntax tree of a post, parsed once. Throws if it cannot be parsed. */
export function parsePostTree(text: string): MarkdownNode {
  const tree = cache.get(text) ?? (processor.parse(text) as MarkdownNode);
  cache.set(text, tree);
  return tree;
}
