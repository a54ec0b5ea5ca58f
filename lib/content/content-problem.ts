import path from 'node:path';
import { ContentError, type ContentIssue } from '@/lib/files/parse-file';
import { isSlug } from '@/lib/text/slug';

/**
 * The severity of a problem: the file cannot be parsed, the site cannot be built or shows an error, a style rule is
 * broken, or a hint that does not fail the check.
 */
export const problemSeverities = ['unreadable', 'fault', 'style', 'hint'] as const;

/**
 * Something in the content that must be fixed before it can be published, at a key (`sections.0.heading`) or a line of
 * a file.
 */
export type ContentProblem = ContentIssue & {
  file: string;
  /** The offending part of the text, whose position is reported. */
  found?: string;
  /** Characters between the beginning of the text and the offending part, where it occurs more than once. */
  at?: number;
  /** Characters of the file before the offending part. */
  offset?: number;
  /** The replacement that `--fix` writes. */
  replace?: string;
  /** True if all else that is reported in the file, or below the folder, only follows from this problem. */
  isCause?: boolean;
  /** The former path of a renamed folder: what other files still say of it only follows from this problem. */
  formerFolder?: string;
  weight?: (typeof problemSeverities)[number];
};

/**
 * The problems of a content error, or of another error whose message begins with the file.
 */
export function convertErrorToContentProblems(error: unknown): ContentProblem[] {
  if (error instanceof ContentError) return issuesOf(error);
  const missingFile = findMissingFile(error);
  if (missingFile) return [{ file: missingFile, text: 'is missing' }];
  const [file = 'content', ...rest] = (error as Error).message.split(': ');
  return [{ file, text: rest.join(': ') }];
}

const issuesOf = ({ file, issues }: ContentError): ContentProblem[] => issues.map((issue) => ({ file, ...issue }));

/** The path, from the project's folder, of the file that could not be opened because it does not exist; or null. */
function findMissingFile(error: unknown): string | null {
  const { code, path: file } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && file ? path.relative(process.cwd(), file).split(path.sep).join('/') : null;
}

/** The result of a check, or the problems that prevented it from running. */
export function runCheckCatchingErrors(check: () => ContentProblem[]): ContentProblem[] {
  try {
    return check();
  } catch (error) {
    return convertErrorToContentProblems(error);
  }
}

/** Reports a content folder whose name becomes part of a URL but is not valid there. */
export function findInvalidSlugProblems(kind: 'posts' | 'products', name: string): ContentProblem[] {
  if (isSlug(name)) return [];
  return [
    {
      file: `content/${kind}/${name}`,
      text: 'cannot be part of a URL: use lower-case Latin letters, digits and hyphens, or delete it if it is a copy',
    },
  ];
}

/** Dotted path -> text for every text in a JSON value. */
export function textsByDottedPath(value: unknown, prefix = ''): Map<string, string> {
  const leaves = new Map<string, string>();
  if (typeof value === 'string') return leaves.set(prefix, value);
  if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      for (const [path, text] of textsByDottedPath(inner, prefix ? `${prefix}.${key}` : key)) leaves.set(path, text);
  return leaves;
}
