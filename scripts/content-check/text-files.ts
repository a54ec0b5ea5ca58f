import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '@/lib/files/list-files';
import { isNonHiddenFileName } from '@/lib/files/parse-file';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { reuseEarlierValue } from './process-memo';

/** A content or message file as its bytes. */
export type ContentFileBytes = { file: string; bytes: Buffer };

/** Every JSON and Markdown file with texts. */
export function readContentAndMessageFiles(folders = ['content', 'messages']): ContentFileBytes[] {
  return folders
    .flatMap(listFilesBelow)
    .filter((file) => file.split(path.sep).every(isNonHiddenFileName) && /\.(json|mdx)$/.test(file))
    .map((name) => {
      const source = { file: name.split(path.sep).join('/'), bytes: readFileSync(name) };
      return reuseEarlierValue(source.file, source, ({ bytes }) => bytes.equals(source.bytes));
    });
}

/** How the files of word processors begin that somebody saved under the name of a text. */
const documentBeginnings: [bytes: string, kind: string][] = [
  ['PK\x03\x04', 'a document of Word or another program'],
  ['\xd0\xcf\x11\xe0', 'a document of Word or another program'],
  ['{\\rtf', 'a formatted document (RTF)'],
  ['%PDF', 'a PDF'],
];

/** What a file is if not a text: 'a PDF'; null for texts, in whatever encoding. */
export const detectBinaryFileType = (bytes: Buffer): string | null =>
  documentBeginnings.find(([beginning]) => bytes.toString('latin1', 0, beginning.length) === beginning)?.[1] ?? null;

/** The language in the name of a file (`content/pages/about/fr.json`), or null. */
export function localeOfFile(file: string): Locale | null {
  const name = path.basename(file).replace(/\.\w+$/, '');
  return isLocale(name) ? name : null;
}

/** Line and column (from 1) of a position in a text. */
export function offsetToLineColumn(text: string, offset: number): { line: number; column: number } {
  const textBefore = text.slice(0, offset);
  const start = textBefore.lastIndexOf('\n') + 1;
  return { line: textBefore.split('\n').length, column: offset - start + 1 };
}
