import { ContentError, type ContentIssue } from '@/lib/files/parse-file';
import { isSlug } from '@/lib/text/slug';

/**
 * How bad a problem is: the file cannot be read, the site cannot be built or shows something wrong, a rule of style, or
 * a hint that fails nothing.
 */
export const problemSeverities = ['unreadable', 'fault', 'style', 'hint'] as const;

/**
 * Something in the content that must be fixed before it can be published, at a key (`sections.0.heading`) or a line of
 * a file.
 */
export type ContentProblem = ContentIssue & {
  file: string;
  /** The offending part of the text; its place is shown. */
  found?: string;
  /** Characters between the beginning of the text and the offending part, where it occurs more than once. */
  at?: number;
  /** Characters of the file before the offending part. */
  offset?: number;
  /** What `--fix` puts in its place. */
  replace?: string;
  weight?: (typeof problemSeverities)[number];
};

/**
 * The problems described by a content error, or the one described by another error whose message begins with the file.
 */
export function problemsOfError(error: unknown): ContentProblem[] {
  if (error instanceof ContentError) return issuesOf(error);
  const [file = 'content', ...rest] = (error as Error).message.split(': ');
  return [{ file, text: rest.join(': ') }];
}

const issuesOf = ({ file, issues }: ContentError): ContentProblem[] => issues.map((issue) => ({ file, ...issue }));

/** What a check found, or the problems that prevented it from running. */
export function runCheckCatchingErrors(check: () => ContentProblem[]): ContentProblem[] {
  try {
    return check();
  } catch (error) {
    return problemsOfError(error);
  }
}

/** A content folder whose name cannot be part of a URL, which it becomes. */
export function slugProblems(kind: 'posts' | 'products', name: string): ContentProblem[] {
  if (isSlug(name)) return [];
  return [
    {
      file: `content/${kind}/${name}`,
      text: 'cannot be part of a URL: use lower-case Latin letters, digits and hyphens',
    },
  ];
}

/** Dotted path -> text for every text in a JSON value. */
export function textLeaves(value: unknown, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  if (typeof value === 'string') return found.set(prefix, value);
  if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      for (const [path, text] of textLeaves(inner, prefix ? `${prefix}.${key}` : key)) found.set(path, text);
  return found;
}
