import { type PageKey, sitePaths } from '@/lib/config/site-paths';
import { blogPagePath, postsPerPage } from '@/lib/content/blog-list-pages';
import { buildPaginatedComparePath, catalogueListPagePath } from '@/lib/content/catalogue-pagination-paths';
import {
  type ContentProblem,
  convertErrorToContentProblems,
  findInvalidSlugProblems,
  runCheckCatchingErrors,
} from '@/lib/content/content-problem';
import { pageNumbersAfterFirst } from '@/lib/content/pagination';
import { postFactsSchema } from '@/lib/content/post-schema';
import { loadPost, type Post } from '@/lib/content/posts';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { getPublicPages } from '@/lib/content/public-pages';
import { listContentFolderNames, readContent, readContentText } from '@/lib/content/read-content';
import { dayInGreece } from '@/lib/content/sale-dates';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales';
import { collectPathsByContentId } from '@/scripts/rename-public-path/collect-paths-by-content-id';
import { codeDefinedAnchorsByPage, listPageAnchors } from './list-page-anchors';
import { checkFrontMatterQuotes } from './post-front-matter-quotes';
import { type AnchorsByPagePath, checkPostLinks } from './post-links-and-images';
import { comparePostStructures } from './post-structure';
import { readIfValid } from './read-if-valid';

/** The site had no posts before; an earlier year is a typing error. */
const firstPostYear = '2015';

/**
 * Checks every post: its facts are valid, the products and posts it refers to exist, and each language has a text that
 * can be rendered and has no broken references.
 */
export async function checkPosts(): Promise<ContentProblem[]> {
  const posts = listContentFolderNames('posts');
  const facts = posts.flatMap((slug) => [
    ...findInvalidSlugProblems('posts', slug),
    ...runCheckCatchingErrors(() => checkFacts(slug, posts)),
  ]);
  const texts = await Promise.all(localeCodes.map((locale) => checkTexts(posts, locale)));
  const validFiles = texts.flatMap(({ files }) => files);
  const structures = posts.flatMap((slug) => {
    const ofPost = validFiles.filter((file) => file.startsWith(`posts/${slug}/`));
    return comparePostStructures(new Map(ofPost.map((file) => [`content/${file}`, readContentText(file)])));
  });
  return [...facts, ...texts.flatMap(({ problems }) => problems), ...structures];
}

/** The problems of the posts in a language, and the files of those that can be rendered. */
async function checkTexts(slugs: string[], locale: Locale): Promise<{ problems: ContentProblem[]; files: string[] }> {
  const problems: ContentProblem[] = [];
  const validPosts: Post[] = [];
  for (const slug of slugs) {
    try {
      validPosts.push(await loadPost(slug, locale));
    } catch (error) {
      problems.push(...convertErrorToContentProblems(error));
    }
    problems.push(...runCheckCatchingErrors(() => checkHead(`posts/${slug}/${locale}.mdx`)));
  }
  const links = runCheckCatchingErrors(() => {
    const anchors = anchorsOf(locale, validPosts);
    return validPosts.flatMap((post) => {
      const file = `posts/${post.slug}/${locale}.mdx`;
      return checkPostLinks(`content/${file}`, readContentText(file), anchors, postAnchors(post));
    });
  });
  return { problems: [...problems, ...links], files: validPosts.map(({ slug }) => `posts/${slug}/${locale}.mdx`) };
}

const checkHead = (file: string) => checkFrontMatterQuotes(`content/${file}`, readContentText(file));

const postAnchors = ({ headings }: Post): Set<string> => new Set(headings.map(({ id }) => id));

/** Every path of the site with the anchors of its page. */
function anchorsOf(locale: Locale, posts: Post[]): AnchorsByPagePath {
  const keys = new Map<string, PageKey>((Object.keys(sitePaths) as PageKey[]).map((key) => [sitePaths[key], key]));
  const anchorsAt = (path: string) => {
    const post = posts.find((candidate) => candidate.path === path);
    const key = keys.get(path);
    if (post) return postAnchors(post);
    if (key) return listPageAnchors(key, locale);
    return path.startsWith(`${sitePaths.products}/`) ? new Set(codeDefinedAnchorsByPage.product) : null;
  };
  return new Map(listPagePaths().map((path) => [path, anchorsAt(path)]));
}

/** Every path of the site, also while the facts of a product or post are invalid. */
function listPagePaths(): string[] {
  const pages = readIfValid(() => getPublicPages(defaultLocale));
  if (pages) return pages.map(({ path }) => path);
  const count = (kind: 'products' | 'posts') => listContentFolderNames(kind).length;
  return [
    ...collectPathsByContentId('.').values(),
    ...pageNumbersAfterFirst(count('posts'), postsPerPage).map(blogPagePath),
    ...pageNumbersAfterFirst(count('products'), productListPageSize).flatMap((page) => [
      catalogueListPagePath(page),
      buildPaginatedComparePath(page),
    ]),
  ];
}

function checkFacts(slug: string, posts: string[]): ContentProblem[] {
  const file = `content/posts/${slug}/post.json`;
  const { products, related, published, updated } = readContent(`posts/${slug}/post.json`, postFactsSchema);
  const unknown = (field: 'products' | 'related', names: string[], known: string[]): ContentProblem[] =>
    names.flatMap((name, index) =>
      known.includes(name)
        ? []
        : [
            {
              file,
              key: `${field}.${index}`,
              text: `there is no content/${field === 'related' ? 'posts' : field}/${name}`,
            },
          ],
    );
  const today = dayInGreece(new Date());
  const inOneYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const dates: ContentProblem[] = [
    ...(updated && updated > today
      ? [{ file, key: 'updated', text: `${updated} has not come yet: write the day on which the text changed` }]
      : []),
    ...(published < firstPostYear
      ? [{ file, key: 'published', text: `'${published}' is before ${firstPostYear}: correct the year` }]
      : []),
    ...(published > inOneYear
      ? [{ file, key: 'published', text: `'${published}' is more than a year away: correct the year` }]
      : []),
    ...(published > today && published <= inOneYear
      ? [
          {
            file,
            key: 'published',
            weight: 'hint' as const,
            text: `${published} has not come yet, but the post is public as soon as the site is built`,
          },
        ]
      : []),
  ];
  const itself = related.indexOf(slug);
  return [
    ...unknown('products', products, listContentFolderNames('products')),
    ...unknown('related', related, posts),
    ...dates,
    ...(itself < 0 ? [] : [{ file, key: `related.${itself}`, text: 'names the post itself' }]),
  ];
}
