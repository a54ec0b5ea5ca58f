import type { ContentProblem } from '@/lib/content/content-problem';
import { listContentFolderNames, readContentText } from '@/lib/content/read-content';
import { iteratePostNodes, type MarkdownNode } from '@/lib/content/validate-post-tree';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { minPhotoSide } from '@/scripts/media/import-slot-photo';
import { checkPictureFile } from './check-picture-file';
import { isUntranslated } from './messages';
import { parsePostTree } from './parse-post-tree';
import { isPictureFileName } from './picture-file-name';
import { readIfValid } from './read-if-valid';

type PostPicture = { file: string; line?: number; column?: number; pathname: string; alt: string };

/**
 * Checks the pictures within posts as those of the slots: their files exist, are fit for visitors, and each language
 * says in its own words what they show.
 */
export async function checkPostPictures(): Promise<ContentProblem[]> {
  const posts = listContentFolderNames('posts').map(
    (slug) => new Map(localeCodes.map((locale) => [locale, listPictures(slug, locale)])),
  );
  const pictures = posts.flatMap((byLocale) => [...byLocale.values()].flat());
  return [...(await checkFiles(pictures)), ...pictures.flatMap(checkDescription), ...posts.flatMap(findUntranslated)];
}

/** The pictures of a text; none if it cannot be read or parsed, which other checks report. */
function listPictures(slug: string, locale: Locale): PostPicture[] {
  const file = `content/posts/${slug}/${locale}.mdx`;
  const text = readIfValid(() => readContentText(`posts/${slug}/${locale}.mdx`));
  const tree = text === null ? null : parseIfPossible(text);
  return [...(tree ? iteratePostNodes(tree) : [])].flatMap(({ type, url = '', alt, position }) => {
    // The check of posts refuses pictures of other sites.
    if (type !== 'image' || !/^\/(?!\/)/.test(url)) return [];
    const { line, column } = position?.start ?? {};
    return [{ file, line, column, pathname: decodePath(url.replace(/[?#].*$/, '')), alt: alt?.trim() ?? '' }];
  });
}

function parseIfPossible(text: string): MarkdownNode | null {
  try {
    return parsePostTree(text);
  } catch {
    return null;
  }
}

/** The name of a file whose spaces a link writes as %20. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const problemAt = ({ file, line, column }: PostPicture, text: string): ContentProblem => ({ file, line, column, text });

/** The faults of the files. What is wrong with a file itself is said once, at the first text that shows it. */
async function checkFiles(pictures: PostPicture[]): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const reported = new Set<string>();
  const reports = new Map<string, string[]>();
  for (const picture of pictures) {
    const { pathname } = picture;
    const texts = reports.get(pathname) ?? (await listFileFaults(pathname));
    reports.set(pathname, texts);
    const isMissing = texts.some((text) => text.startsWith('there is no '));
    if (!isMissing && reported.has(pathname)) continue;
    reported.add(pathname);
    problems.push(...texts.map((text) => problemAt(picture, text)));
  }
  return problems;
}

async function listFileFaults(pathname: string): Promise<string[]> {
  const { problems, pixels } = await checkPictureFile(pathname);
  const isTooSmall = pixels && !pathname.endsWith('.svg') && Math.max(pixels.width, pixels.height) < minPhotoSide;
  if (!isTooSmall) return problems;
  const size = `${pixels.width} x ${pixels.height}`;
  return [
    ...problems,
    `public${pathname} has only ${size} pixels and would be blurred: take one with at least ${minPhotoSide} on its longer side`,
  ];
}

const checkDescription = (picture: PostPicture): ContentProblem[] =>
  isPictureFileName(picture.alt)
    ? [problemAt(picture, `'${picture.alt}' is the name of a file: say what the picture shows`)]
    : [];

/** Descriptions that were left in English: a detector of languages needs longer texts. */
function findUntranslated(byLocale: Map<Locale, PostPicture[]>): ContentProblem[] {
  const english = byLocale.get('en') ?? [];
  return [...byLocale].flatMap(([locale, pictures]) =>
    pictures
      .filter(({ alt, pathname }) =>
        english.some((other) => locale !== 'en' && other.pathname === pathname && isUntranslated(alt, other.alt)),
      )
      .filter(({ alt }) => !isPictureFileName(alt))
      .map((picture) => problemAt(picture, `same as English: "${picture.alt}"`)),
  );
}
