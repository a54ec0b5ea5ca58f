import { isSlug } from '@/lib/text/slug';

/** Something in the content that must be fixed before it can be published. */
export type Problem = { file: string; line?: number; text: string };

/** The problem described by a content error, whose message begins with the file. */
export function failure(error: unknown): Problem[] {
  const [file = 'content', ...rest] = (error as Error).message.split(': ');
  return [{ file, text: rest.join(': ') }];
}

/** What a check found, or the one problem that prevented it from running. */
export function runCheck(check: () => Problem[]): Problem[] {
  try {
    return check();
  } catch (error) {
    return failure(error);
  }
}

/** A content folder whose name cannot be part of a URL, which it becomes. */
export function badAddress(kind: 'posts' | 'products', name: string): Problem[] {
  if (isSlug(name)) return [];
  return [
    {
      file: `content/${kind}/${name}`,
      text: 'cannot be part of a URL: use lower-case Latin letters, digits and hyphens',
    },
  ];
}

/** Prints problems as lines, without duplicates, followed by their number, or `fine` if there are none; sets the exit code to 1 or 0. */
export function printProblems(problems: Problem[], fine: string): void {
  const lines = new Set(problems.map(({ file, line, text }) => `${file}${line ? `:${line}` : ''}: ${text}\n`));
  for (const line of lines) process.stdout.write(line);
  const found = lines.size === 1 ? '1 problem' : `${lines.size} problems`;
  process.stdout.write(lines.size ? `${found} in the content\n` : `${fine}\n`);
  // process.exit() would drop output that a busy reader has not consumed yet.
  process.exitCode = lines.size ? 1 : 0;
}

/** The line (from 1) of a dotted key in a formatted JSON file, to help people find it. */
export function lineOf(source: string, key: string): number | undefined {
  const lines = source.split('\n');
  let at = 0;
  for (const part of key.split('.')) {
    const next = lines.findIndex((line, index) => index >= at && line.trimStart().startsWith(`"${part}":`));
    if (next < 0) return undefined;
    at = next + 1;
  }
  return at || undefined;
}

/** Dotted path -> text for every text in a JSON value. */
export function leaves(value: unknown, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  if (typeof value === 'string') return found.set(prefix, value);
  if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      for (const [path, text] of leaves(inner, prefix ? `${prefix}.${key}` : key)) found.set(path, text);
  return found;
}
