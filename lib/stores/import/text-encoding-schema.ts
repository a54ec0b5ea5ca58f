import { z } from 'zod';

/** The encodings that spreadsheet programs of these markets write. */
export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1253', 'windows-1251', 'windows-1252'] as const;
export const textEncodingSchema = z.enum(textEncodings);
export type TextEncoding = z.output<typeof textEncodingSchema>;
