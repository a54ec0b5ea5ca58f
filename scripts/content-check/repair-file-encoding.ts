import { readFileSync, writeFileSync } from 'node:fs';
import type { ContentProblem } from '@/lib/content/content-problem';
import { type Locale, localeDefinitions } from '@/lib/i18n/locales';
import { locateProblems, sliceJsonStringSource } from './locate-problems';
import { type ContentFileBytes, detectBinaryFileType, localeOfFile, readContentAndMessageFiles } from './text-files';

// The code pages of Windows, by the script of the language.
const codePages: Record<string, string> = { Grek: 'windows-1253', Cyrl: 'windows-1251', Hans: 'gb18030' };
const codePage = (locale: Locale | null) =>
  locale === 'lv' ? 'windows-1257' : ((locale && codePages[localeDefinitions[locale].script]) ?? 'windows-1252');

/**
 * Decodes a file in any of these encodings: UTF-8, UTF-16 with a byte order mark, or the Windows code page of its
 * language.
 */
export function decodeWithDetectedEncoding({ file, bytes }: ContentFileBytes): string {
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
 * Saves every text as UTF-8 without a byte order mark, with Unix line ends and composed letters. Returns the changed
 * files.
 */
export function repairTextFileEncodings(sources: ContentFileBytes[] = readContentAndMessageFiles()): string[] {
  return sources.flatMap((source) => {
    // Converted, it would be lost.
    if (detectBinaryFileType(source.bytes)) return [];
    const text = decodeWithDetectedEncoding(source)
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n')
      .normalize('NFC');
    if (Buffer.from(text).equals(source.bytes)) return [];
    writeFileSync(source.file, text);
    return [source.file];
  });
}

/**
 * Replaces the offending characters of all problems that have a replacement. Returns the changed files.
 */
export function applyProblemReplacementsToFiles(problems: ContentProblem[]): string[] {
  const byFile = new Map<string, ContentProblem[]>();
  for (const problem of locateProblems(problems))
    if (problem.replace !== undefined && problem.offset !== undefined)
      byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  for (const [file, found] of byFile) writeFileSync(file, replaceCharacters(file, readFileSync(file, 'utf8'), found));
  return [...byFile.keys()];
}

function replaceCharacters(file: string, source: string, problems: ContentProblem[]): string {
  let text = source;
  let previousOffset = Number.POSITIVE_INFINITY;
  for (const { offset = 0, found = '', replace = '', at } of [...problems].sort(
    (a, b) => (b.offset ?? 0) - (a.offset ?? 0),
  )) {
    // In a JSON text a character may be written as an escape.
    const length = at === undefined ? found.length : sliceJsonStringSource(text.slice(offset), 0, found.length).length;
    // Of two overlapping replacements, the next run applies the other.
    if (offset + length > previousOffset) continue;
    text = text.slice(0, offset) + replace + text.slice(offset + length);
    previousOffset = offset;
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
