import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { todoMark } from '@/lib/content/todo-marks';
import { localeCodes } from '@/lib/i18n/locales';
import { isSlug } from '@/lib/text/slug';
import { readJsonRecord, writeFormattedJson } from './json';

/**
 * Creates the folder of a post under `root`: its facts, dated `today` (ISO 8601), and a text template
 * for each language with the headings of the post `from`. Returns the files. Throws if the name cannot
 * be part of a URL or already exists.
 */
export function createPostFiles(root: string, slug: string, today: string, from = 'bones'): string[] {
  if (!isSlug(slug))
    throw new Error(`'${slug}' cannot be part of a URL: use lower-case Latin letters, digits and hyphens`);
  const folder = path.join(root, 'content/posts', slug);
  const source = path.join(root, 'content/posts', from);
  if (existsSync(folder)) throw new Error(`content/posts/${slug} exists already`);
  if (!existsSync(source)) throw new Error(`content/posts/${from} does not exist`);
  const { category, author, field } = readJsonRecord(path.join(source, 'post.json'));
  mkdirSync(folder);
  writeFormattedJson(path.join(folder, 'post.json'), {
    published: today,
    category,
    author,
    field,
    products: [],
    related: [],
  });
  for (const locale of localeCodes)
    writeFileSync(path.join(folder, `${locale}.mdx`), frame(readFileSync(path.join(source, `${locale}.mdx`), 'utf8')));
  return ['post.json', ...localeCodes.map((locale) => `${locale}.mdx`)].map((name) => `content/posts/${slug}/${name}`);
}

/** Returns an empty front matter, and a paragraph to write under each heading of another text. */
function frame(text: string): string {
  const headings = text.match(/^#{2,3} .+$/gm) ?? [];
  const head = [
    `title: "${todoMark} at most 80 characters"`,
    `description: "${todoMark} what search engines show, 30 to 175 characters"`,
    `summary: "${todoMark} what the list of posts says, at most 320 characters"`,
  ];
  const parts = headings.map((heading) => `${heading.replace(/ /, ` ${todoMark} `)}\n\n${todoMark} the text\n`);
  return `---\n${head.join('\n')}\n---\n\n${todoMark} how it begins\n\n${parts.join('\n')}`;
}
