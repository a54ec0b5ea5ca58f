import { slugify } from '@/lib/text/slug';

/**
 * A name that storage accepts, without its extension: lower-case Latin letters, digits and hyphens; `file` when nothing
 * is left.
 */
export function slugifyFileStem(name: string): string {
  return slugify(name.replace(/\.[^.]*$/, '')) || 'file';
}

/**
 * Names to try in turn: `a.pdf`, `a-2.pdf`, `a-3.pdf`; phones give every photo the same name, so the tenth is a random
 * one.
 */
export function listUploadNameCandidates(stem: string, extension: string): string[] {
  const marks = [
    '',
    ...Array.from({ length: 8 }, (_, index) => `-${index + 2}`),
    `-${crypto.randomUUID().slice(0, 8)}`,
  ];
  return marks.map((mark) => `${stem}${mark}.${extension}`);
}

/** True for a valid file name with its folder in storage. */
export function isValidObjectPath(path: string): boolean {
  return /^[a-z-]+\/[\w!\-.*'() &$@=;:+,]{1,200}$/.test(path) && !/\/\.\.?$/.test(path);
}
