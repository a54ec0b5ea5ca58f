import { readFileSync, writeFileSync } from 'node:fs';
import type { ContentProblem } from '@/lib/content/content-problem';
import { type Locale, locales } from '@/lib/i18n/locales';
import { locateProblems, sliceJsonSource } from './locate-problems';
import { localeOfFile, readSources, type SourceFile } from './text-files';

// What Windows saves a text in, by the script of its language.
const pages: Record<string, string> = { Grek: 'windows-1253', Cyrl: 'windows-1251', Hans: 'gb18030' };
const codePage = (locale: Locale | null) =>
  locale === 'lv' ? 'windows-1257' : ((locale && pages[locales[locale].script]) ?? 'windows-1252');

/**
 * The text of a file in whatever encoding it was saved: UTF-8, UTF-16 with a byte order mark, or the Windows one of its
 * language.
 */
export function decodeContentFile({ file, bytes }: SourceFile): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(codePage(localeOfFile(file))).decode(bytes);
  }
}

/**
 * Saves every text as UTF-8 without a mark, with the line ends of Unix and whole letters. Returns the files it changed.
 */
export function repairTextEncoding(sources: SourceFile[] = readSources()): string[] {
  return sources.flatMap((source) => {
    const text = decodeContentFile(source)
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n')
      .normalize('NFC');
    if (Buffer.from(text).equals(source.bytes)) return [];
    writeFileSync(source.file, text);
    return [source.file];
  });
}

/**
 * Puts the right characters in the place of wrong ones, for those of the problems that have them. Returns the files it
 * changed.
 */
export function applyReplacements(problems: ContentProblem[]): string[] {
  const byFile = new Map<string, ContentProblem[]>();
  for (const problem of locateProblems(problems))
    if (problem.replace !== undefined && problem.offset !== undefined)
      byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  for (const [file, found] of byFile) writeFileSync(file, repaired(file, readFileSync(file, 'utf8'), found));
  return [...byFile.keys()];
}

function repaired(file: string, source: string, problems: ContentProblem[]): string {
  let text = source;
  let last = Number.POSITIVE_INFINITY;
  for (const { offset = 0, found = '', replace = '', at } of [...problems].sort(
    (a, b) => (b.offset ?? 0) - (a.offset ?? 0),
  )) {
    // In a JSON text a character may be written as an escape.
    const length = at === undefined ? found.length : sliceJsonSource(text.slice(offset), 0, found.length).length;
    // Of two that overlap, the next run repairs the other.
    if (offset + length > last) continue;
    text = text.slice(0, offset) + replace + text.slice(offset + length);
    last = offset;
  }
  return file.endsWith('.json') && !isJson(text) ? source : text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
