import { slugOf } from '@/lib/slug';

/** A name that storage takes, without its ending: lower-case Latin letters, digits and hyphens; `file` when nothing is left. */
export function fileStem(name: string): string {
  return slugOf(name.replace(/\.[^.]*$/, '')) || 'file';
}

/** The next name to try when one is taken: `a.pdf`, `a-2.pdf`, `a-3.pdf`. */
export function numbered(stem: string, extension: string, attempt: number): string {
  return attempt === 1 ? `${stem}.${extension}` : `${stem}-${attempt}.${extension}`;
}

/** True for a name that storage may hold, in a folder. */
export function isFilePath(path: string): boolean {
  return /^[a-z-]+\/[\w!\-.*'() &$@=;:+,]{1,200}$/.test(path) && !/\/\.\.?$/.test(path);
}
