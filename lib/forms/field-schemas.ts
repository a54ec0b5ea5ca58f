import { z } from 'zod';
import { cleanEnteredEmail, isEmail } from '@/lib/text/email';

// A line has no control characters: one in it would end a header or a row.
const control = /\p{Cc}/u;

// A cell that is copied from a table brings its tabs along.
const tabsToSpaces = (text: string) => text.replace(/\t+/g, ' ').trim();

// Text that consists only of invisible characters counts as empty.
const visible = /[^\p{Z}\p{Cf}\p{Cc}]/u;

/** A required single line of at most `max` characters. Messages are keys of the message files. */
export const createRequiredSingleLineField = (required: string, max: number) =>
  z
    .string(required)
    .overwrite(tabsToSpaces)
    .min(1, required)
    .max(max, 'form.errors.tooLong')
    .refine((value) => !control.test(value), 'form.errors.controlCharacters')
    .refine((value) => value === '' || visible.test(value), required);

/** A required email address; other scripts are allowed on both sides of the @. */
export const createRequiredEmailField = (required: string) =>
  createRequiredSingleLineField(required, 254)
    .transform(cleanEnteredEmail)
    .pipe(z.string().refine(isEmail, 'form.errors.invalidEmail'));

/** A phone number as people type it: any separators, any digits. The server parses it (see `parsePhone`). */
export const createRequiredPhoneField = (required: string) =>
  createRequiredSingleLineField(required, 40).refine(hasDigits, 'form.errors.invalidPhone');

/** An optional single line of at most `max` characters; '' when it is left out. */
export const createOptionalSingleLineField = (max: number, invalid = 'form.errors.invalid') =>
  z
    .string(invalid)
    .overwrite(tabsToSpaces)
    .max(max, 'form.errors.tooLong')
    .refine((value) => !control.test(value), 'form.errors.controlCharacters')
    .default('');

/** An optional phone number; '' when it is left out. */
export const optionalPhoneField = createOptionalSingleLineField(40, 'form.errors.invalidPhone').refine(
  (value) => value === '' || hasDigits(value),
  'form.errors.invalidPhone',
);

// Forms and pasted text use several kinds of line breaks, and the database accepts one; other control characters are
// invisible.
const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const unseen = /(?![\n\t])\p{Cc}/gu;

/** Text of several lines with the line breaks that the database accepts, and without invisible characters. */
export const cleanMultiLineText = (text: string) => text.replace(breaks, '\n').replace(unseen, '').trim();

/** Text of any number of lines and at most `max` characters, as the database stores what staff write. */
export const createMultiLineTextSchema = (max: number) =>
  z.string().transform(cleanMultiLineText).pipe(z.string().max(max));

/**
 * An optional text of several lines; '' when it is left out. Browsers and word processors break lines in several ways,
 * and nobody finds an invisible character, so both are cleaned.
 */
export const optionalMessageField = z
  .string('form.errors.invalid')
  .transform(cleanMultiLineText)
  .pipe(z.string().max(5000, 'form.errors.tooLong'));

/** A required text of several lines. */
export const createRequiredMessageField = (required: string) =>
  z.string(required).pipe(optionalMessageField).pipe(z.string().regex(visible, required));

function hasDigits(value: string): boolean {
  return (value.match(/\p{Nd}/gu)?.length ?? 0) >= 5;
}
