import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { parseFileValueWithSchema, parseJsonFileText } from '@/lib/files/parse-file';

/** The value of a JSON file. Throws ContentError naming the file and the fault. */
export const readJsonFile = (file: string): unknown => parseJsonFileText(file, readFileSync(file, 'utf8'));

/** A content file that fits its schema. Throws ContentError naming the file and what is wrong with it. */
export function readValidatedJson<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  return parseFileValueWithSchema(file, readJsonFile(file), schema);
}
