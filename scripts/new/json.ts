import { readFileSync, writeFileSync } from 'node:fs';

export type Json = Record<string, unknown>;

export const readJson = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'));

/** Writes a file as the project's formatter would for all but short lists. */
export const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
