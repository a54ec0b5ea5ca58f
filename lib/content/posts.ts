import 'server-only';
import { evaluate } from '@mdx-js/mdx';
import rehypeExtractToc, { type Toc } from '@stefanprobst/rehype-extract-toc';
import rehypeExportToc from '@stefanprobst/rehype-extract-toc/mdx';
import type { Element, Root } from 'hast';
import type { MDXContent } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { ContentError } from '@/lib/files/parse-file';
import type { Locale } from '@/lib/i18n/locales';
import { getProcessGlobal } from '@/lib/process-global';
import { insertJoiners } from '@/lib/text/insert-joiners';
import { postPath } from './blog-list-pages';
import { createContentCache } from './content-cache';
import { flattenTocHeadings, type PostHeading } from './post-headings';
import { type PostFacts, type PostFrontMatter, postFactsSchema, postFrontMatterSchema } from './post-schema';
import { listContentFolderNames, readContent, readContentText, validateContent } from './read-content';
import { rehypePostAccessibility } from './rehype-post-accessibility';
import { fillBrandInTexts } from './typeset-content';
import { postErrorIssues, remarkRejectForbiddenContent } from './validate-post-tree';

export type Post = PostFacts &
  PostFrontMatter & {
    slug: string;
    path: string;
    minutes: number;
    headings: PostHeading[];
    Body: MDXContent;
  };

const wordsPerMinute = 200;
const hanPerMinute = 400;
const compiledPosts = createContentCache<string, Promise<Post>>();

/** Slugs of all posts, newest first. */
export function getPostSlugs(): string[] {
  const date = (slug: string) => readContent(`posts/${slug}/post.json`, postFactsSchema).published;
  return listContentFolderNames('posts').sort((a, b) => date(b).localeCompare(date(a)) || a.localeCompare(b));
}

/** The category of every post, for lists that are built before any language is loaded. */
export function listCategoryOfEachPost(): Pick<PostFacts, 'category'>[] {
  return listContentFolderNames('posts').map((slug) => readContent(`posts/${slug}/post.json`, postFactsSchema));
}

/** All posts in one language, newest first. Throws ContentError on a bad or missing file. */
export function loadPosts(locale: Locale): Promise<Post[]> {
  return Promise.all(getPostSlugs().map((slug) => loadPost(slug, locale)));
}

/** One post in one language, compiled once per process. Throws ContentError if a file is missing or bad. */
export function loadPost(slug: string, locale: Locale): Promise<Post> {
  const path = `posts/${slug}/${locale}.mdx`;
  const post = compiledPosts.get(path) ?? compile(slug, path);
  compiledPosts.set(path, post);
  return post;
}

async function compile(slug: string, path: string): Promise<Post> {
  const facts = readContent(`posts/${slug}/post.json`, postFactsSchema);
  const text = fillBrandInTexts(readContentText(path));
  const { mdx, minutes } = await evaluateOnce(path, text);
  if (!mdx.frontmatter)
    throw new ContentError(`content/${path}`, [
      { line: 1, text: 'does not begin with a header between two lines of ---' },
    ]);
  const head = validateContent(path, mdx.frontmatter, postFrontMatterSchema);
  const headings = flattenTocHeadings(mdx.tableOfContents as Toc);
  return { ...facts, ...head, slug, path: postPath(slug), minutes, headings, Body: mdx.default };
}

// Pages and route handlers have separate instances of this module, and compiling all posts takes seconds.
const evaluations = getProcessGlobal('evaluated-posts', () => new Map<string, ReturnType<typeof evaluatePost>>());

function evaluateOnce(path: string, text: string) {
  const key = `${path}\0${text}`;
  const evaluation = evaluations.get(key) ?? evaluatePost(path, text);
  evaluations.set(key, evaluation);
  // Another instance of this module would not recognise the class of its error.
  evaluation.catch(() => evaluations.delete(key));
  return evaluation;
}

async function evaluatePost(path: string, text: string) {
  const mdx = await evaluate(text, {
    ...runtime,
    remarkPlugins: [remarkFrontmatter, remarkGfm, remarkRejectForbiddenContent, remarkMdxFrontmatter],
    // The prefix prevents a heading such as "Content" from taking the id of a part of the page.
    rehypePlugins: [
      [rehypeSlug, { prefix: 's-' }],
      rehypeExtractToc,
      rehypeExportToc,
      rehypePostAccessibility,
      rehypeInsertJoiners,
    ],
  }).catch((cause: Error) => {
    throw new ContentError(`content/${path}`, postErrorIssues(cause), { cause });
  });
  return { mdx, minutes: readingMinutes(text) };
}

/** Minutes to read a text: 200 words or 400 Chinese characters a minute, at least one. */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const wordCount = text.replace(/\p{Script=Han}/gu, ' ').match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(wordCount / wordsPerMinute + han / hanPerMinute));
}

/** Rehype plugin: prevents line breaks between parts that belong together. Runs last, so that URLs get no joiner. */
function rehypeInsertJoiners() {
  const join = (node: Root | Element) => {
    for (const child of node.children)
      if (child.type === 'text') child.value = insertJoiners(child.value);
      else if (child.type === 'element') join(child);
  };
  return join;
}
