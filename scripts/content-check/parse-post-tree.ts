import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PostNode } from '@/lib/content/post-nodes';

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });
const parsed = new Map<string, PostNode>();

/** The parts of a post, parsed once. Throws where it cannot be read. */
export function parsePostTree(text: string): PostNode {
  const known = parsed.get(text) ?? (processor.parse(text) as PostNode);
  parsed.set(text, known);
  return known;
}
