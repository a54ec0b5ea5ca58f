import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PostPart } from '@/lib/content/post-parts';

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });
const parsed = new Map<string, PostPart>();

/** The parts of a post, parsed once. Throws where it cannot be read. */
export function parsePost(text: string): PostPart {
  const known = parsed.get(text) ?? (processor.parse(text) as PostPart);
  parsed.set(text, known);
  return known;
}
