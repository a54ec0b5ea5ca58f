import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a document to the folder that PLAN_PDF_OUT names, if it names one, for visual inspection. */
export function writeForInspection(name: string, bytes: Uint8Array): void {
  const folder = process.env.PLAN_PDF_OUT;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.pdf`), bytes);
}

/**
 * A text without white space, because a PDF reader guesses the boundaries of words and lines. The Chinese font has one
 * glyph for both wave dashes, so a PDF reader may return either.
 */
export const withoutSpace = (text: string): string => text.normalize('NFC').replace(/\s/gu, '').replaceAll('〜', '～');

/** Every text in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
