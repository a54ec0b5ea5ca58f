import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { todoMark } from '@/lib/content/todo-marks';
import { listFolderNames } from '@/lib/files/list-files';
import { isNonHiddenFileName } from '@/lib/files/parse-file';
import { localeCodes } from '@/lib/i18n/locales';
import { type JsonRecord, readJsonRecord, writeFormattedJson } from './json';

const reference = 'en';
// URLs and product names are the same in every language.
const untranslated = /^(key|id)$/;
// The maximum length of a badge, including the mark: a longer one would break every page that lists products.
const maxBadgeLength = 40;

/** Returns a text for the translator: the mark, then the English text. */
function marked(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    const text = untranslated.test(key) ? value : `${todoMark} ${value}`;
    return key === 'badge' ? text.slice(0, maxBadgeLength).trim() : text;
  }
  if (Array.isArray(value)) return value.map((one) => marked(one, key));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, marked(one, inner)]));
}

const isObject = (value: unknown): value is JsonRecord =>
  Boolean(value) && typeof value === 'object' && !Array.isArray(value);

/** Adds the language to every object that lists all the others. */
function addTo(value: unknown, code: string): unknown {
  if (Array.isArray(value)) return value.map((one) => addTo(one, code));
  if (!isObject(value)) return value;
  if (localeCodes.every((locale) => locale in value)) return { ...value, [code]: marked(value[reference]) };
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, addTo(one, code)]));
}

/** The value of a shared file with the new language; the synonyms and claims of one language do not suit another. */
function inNewLanguage(file: string, value: unknown, code: string): unknown {
  if (file === 'content/synonyms.json') return { ...(value as JsonRecord), [code]: [] };
  if (file === 'content/switched-off.json') return { ...(value as JsonRecord), [code]: {} };
  return addTo(value, code);
}

/** Returns a post with the mark on every paragraph; the structure of headings and tables stays. */
function markedPost(text: string): string {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const lines = head.replace(/^(\w+: ")/gm, `$1${todoMark} `);
  const blocks = body.trim().split(/\n{2,}/);
  const mark = (block: string) =>
    block.startsWith('|')
      ? `${todoMark} the table\n\n${block}`
      : block.replace(/^(#+ |[-*] |\d+\. |> )?/, `$1${todoMark} `);
  return `---\n${lines}\n---\n\n${blocks.map(mark).join('\n\n')}\n`;
}

/**
 * Writes all texts of a new language under `root`, in English and marked for translation.
 * Returns the files it created or changed.
 */
export function writeNewLanguageTexts(root: string, code: string): string[] {
  const at = (name: string) => path.join(root, name);
  const below = (folder: string) => listFolderNames(at(folder)).map((name) => `${folder}/${name}`);
  const files: string[] = [];
  for (const folder of ['messages', 'content/dictionaries', ...below('content/pages'), ...below('content/products')]) {
    const copy = readJsonRecord(at(`${folder}/${reference}.json`));
    const name = folder.startsWith('content/products') ? { name: copy.name } : {};
    writeFormattedJson(at(`${folder}/${code}.json`), { ...(marked(copy) as JsonRecord), ...name });
    files.push(`${folder}/${code}.json`);
  }
  for (const folder of below('content/posts')) {
    writeFileSync(at(`${folder}/${code}.mdx`), markedPost(readFileSync(at(`${folder}/${reference}.mdx`), 'utf8')));
    files.push(`${folder}/${code}.mdx`);
  }
  const shared = readdirSync(at('content')).filter((name) => isNonHiddenFileName(name) && name.endsWith('.json'));
  for (const name of shared.filter((file) => file !== 'changes.json').map((file) => `content/${file}`)) {
    const text = readFileSync(at(name), 'utf8');
    const value: unknown = JSON.parse(text);
    const added = inNewLanguage(name, value, code);
    if (JSON.stringify(added) === JSON.stringify(value)) continue;
    writeFormattedJson(at(name), added);
    files.push(name);
  }
  return files;
}
