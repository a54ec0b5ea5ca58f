import type { z } from 'zod';

/** A content file that cannot be used; the message names the file, the field and the reason. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** The raw text of a file. Throws ContentError when it was not saved as UTF-8, or has a byte order mark. */
export function asUtf8(file: string, text: string): string {
  if (text.startsWith('\uFEFF'))
    throw new ContentError(`${file}: begins with a byte order mark; save it as UTF-8 without one`);
  // The replacement character stands for bytes that are not UTF-8: editors here may save Windows-1253.
  const line = text.split('\n').findIndex((one) => one.includes('\uFFFD')) + 1;
  if (line) throw new ContentError(`${file}: not UTF-8, line ${line}; save it as UTF-8`);
  return text;
}

/** The parsed value of a JSON file. Throws ContentError naming the file, what is wrong and, if known, the line. */
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

/** A value as its schema outputs it. Throws ContentError naming the file, each invalid field and the reason. */
export function parseWithSchema<T extends z.ZodType>(file: string, value: unknown, schema: T): z.output<T> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.') || '(file)'}: ${message}`);
  throw new ContentError(`${file}: ${problems.join('; ')}`);
}

/** True for content files; files that begin with a dot belong to editors and operating systems. */
export const isContent = (name: string) => !name.startsWith('.');
