import { readFileSync, writeFileSync } from 'node:fs';
import { parseJsonFileText } from '@/lib/files/parse-file';

export type JsonRecord = Record<string, unknown>;

export const readJsonRecord = (file: string): JsonRecord =>
  parseJsonFileText(file, readFileSync(file, 'utf8')) as JsonRecord;

/** Writes a file in the project's format, except for short lists. */
export const writeFormattedJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
