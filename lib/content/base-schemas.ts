import { z } from 'zod';

/** A text without spaces around it. */
export const nonEmptyTextSchema = z.string().trim().min(1);

/** The key of an ingredient, tag, section and the like. */
export const contentTermKeySchema = z.string().regex(/^[a-z][A-Za-z0-9_-]*$/);

/** A date in a content file. */
export const contentDateSchema = z.iso.date('no such day; days are written as 2026-12-31');
