import type { z } from 'zod';

/** A content file that cannot be used; the message names the file, the field and the reason. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** The text of a file as it is. Throws ContentError when it was not saved as UTF-8, or with a byte order mark. */
export function asUtf8(file: string, text: string): string {
  if (text.startsWith('\uFEFF'))
    throw new ContentError(`${file}: begins with a byte order mark; save it as UTF-8 without one`);
  // What stands for bytes that are no UTF-8: an editor here may save Windows-1253.
  const line = text.split('\n').findIndex((one) => one.includes('\uFFFD')) + 1;
  if (line) throw new ContentError(`${file}: not UTF-8, line ${line}; save it in that encoding`);
  return text;
}

/** The value in the text of a JSON file. Throws ContentError naming the file, what is wrong and, where it is known, the line. */
export function parseJson(file: string, text: string): unknown {
  asUtf8(file, text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { message } = cause as Error;
    const at = /position (\d+)/.exec(message)?.[1];
    const line = at ? `, line ${text.slice(0, Number(at)).split('\n').length}` : '';
    throw new ContentError(`${file}: not valid JSON${line} (${message})`, { cause });
  }
}

/** A value as its schema puts it out. Throws ContentError naming the file, each field that is wrong and the reason. */
export function fitting<T extends z.ZodType>(file: string, value: unknown, schema: T): z.output<T> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.') || '(file)'}: ${message}`);
  throw new ContentError(`${file}: ${problems.join('; ')}`);
}

/** True for what belongs to the content; files that begin with a dot are those of editors and operating systems. */
export const isContent = (name: string) => !name.startsWith('.');
