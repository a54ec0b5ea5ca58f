import type { z } from 'zod';
import { describeSchemaIssue } from './describe-schema-issue';
import { findGitConflictMarker, gitConflictMarkerMessage } from './git-conflict-markers';
import { findJsonFault } from './json-fault';

/**
 * One thing that is wrong in a content file: its field (`sections.0.heading`) or its line and column, and the reason;
 * `entry` is the name in the field, if the name and not the value is wrong.
 */
export type ContentIssue = { key?: string; entry?: string; line?: number; column?: number; text: string };

/**
 * A content file that cannot be used; the message names the file, the field and the reason, `issues` has them one by
 * one.
 */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly issues: ContentIssue[];

  constructor(
    readonly file: string,
    issues: string | ContentIssue[],
    options?: ErrorOptions,
  ) {
    const list = typeof issues === 'string' ? [{ text: issues }] : issues;
    super(`${file}: ${list.map(issueText).join('; ')}`, options);
    this.issues = list;
  }
}

const issueText = ({ key, line, column, text }: ContentIssue) =>
  `${line ? `line ${line}${column ? `, column ${column}` : ''}: ` : ''}${key ? `${key}: ` : ''}${text}`;

/** The raw text of a file. Throws ContentError when it was not saved as UTF-8, or has a byte order mark. */
export function requireUtf8Text(file: string, text: string): string {
  if (text.startsWith('\uFEFF'))
    throw new ContentError(file, 'begins with a byte order mark; save it as UTF-8 without one');
  // The replacement character stands for bytes that are not UTF-8: editors here may save Windows-1253.
  const line = text.split('\n').findIndex((one) => one.includes('\uFFFD')) + 1;
  if (line) throw new ContentError(file, [{ line, text: 'not UTF-8; save the file as UTF-8' }]);
  return text;
}

/** The parsed value of a JSON file. Throws ContentError naming the file, what is wrong, the line and the column. */
export function parseJsonFileText(file: string, text: string): unknown {
  requireUtf8Text(file, text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    const conflict = findGitConflictMarker(text, 'json');
    if (conflict >= 0)
      throw new ContentError(
        file,
        [{ line: text.slice(0, conflict).split('\n').length, text: gitConflictMarkerMessage }],
        {
          cause,
        },
      );
    const { line, column, reason } = findJsonFault(text) ?? { reason: (cause as Error).message };
    throw new ContentError(file, [{ line, column, text: `not valid JSON: ${reason}` }], { cause });
  }
}

/** A value as its schema outputs it. Throws ContentError naming the file, each invalid field and the reason. */
export function parseFileValueWithSchema<T extends z.ZodType>(file: string, value: unknown, schema: T): z.output<T> {
  const { success, data, error } = schema.safeParse(value, { error: describeSchemaIssue });
  if (success) return data;
  throw new ContentError(
    file,
    error.issues.map((issue) => ({
      key: issue.path.join('.') || '(file)',
      ...(issue.code === 'unrecognized_keys' && { entry: issue.keys[0] }),
      text: issue.message,
    })),
  );
}

/**
 * The names that operating systems and word processors give to files of their own, most of which nobody sees in a
 * folder window: `.DS_Store`, `Thumbs.db`, `desktop.ini`, `~$en.json` of Word, `#en.json#` of Emacs.
 */
const hiddenName = /^(?:\.|~\$|~WRL\d|#.*#$|(?:ehthumbs\w*|thumbs)\.db$|desktop\.ini$|__MACOSX$|Icon\r$|\$RECYCLE)/i;

/** True for the name of a content file or folder; hidden ones belong to editors and operating systems. */
export const isNonHiddenFileName = (name: string) => !hiddenName.test(name);
