import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { MarkdownNode } from '@/lib/content/validate-post-tree';

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });
const cache = new Map<string, MarkdownNode>();

/** The syntax tree of a post, parsed once. Throws if it cannot be parsed. */
export function parsePostTree(text: string): MarkdownNode {
  const tree = cache.get(text) ?? (processor.parse(text) as MarkdownNode);
  cache.set(text, tree);
  return tree;
}
