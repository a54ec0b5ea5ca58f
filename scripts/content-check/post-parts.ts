import { existsSync } from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Problem } from '@/lib/content/content-problem';

type Part = {
  type: string;
  name?: string | null;
  url?: string;
  children?: Part[];
  position?: { start: { line: number } };
};

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

/**
 * Reports images, internal links (compared with `addresses`) and components in an MDX text that do
 * not exist. Posts have no components.
 */
export function checkPostParts(file: string, text: string, addresses: ReadonlySet<string>): Problem[] {
  const found: Problem[] = [];
  const walk = (part: Part) => {
    const wrong = wrongPart(part, addresses);
    if (wrong) found.push({ file, line: part.position?.start.line, text: wrong });
    for (const inner of part.children ?? []) walk(inner);
  };
  walk(processor.parse(text) as Part);
  return found;
}

function wrongPart({ type, name, url }: Part, addresses: ReadonlySet<string>): string | null {
  if (type.startsWith('mdxJsx') && name && /^[A-Z]/.test(name)) return `<${name}>: a post has no such part`;
  // Links to other hosts are not checked.
  if (!url?.startsWith('/')) return null;
  const [address = ''] = url.split(/[?#]/);
  if (type === 'image') return existsSync(path.join('public', address)) ? null : `there is no public${address}`;
  // The build may create a linked file, such as a catalogue, later.
  const known = addresses.has(address) || /\.\w+$/.test(address);
  return type === 'link' && !known ? `${url}: leads to no page of the site` : null;
}
