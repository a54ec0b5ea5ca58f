/**
 * The BCP 47 tag of the language that a name is written in, where its letters tell: `el` for Greek ones, `zh` for
 * Chinese ones. Undefined for others: Latin and Cyrillic letters belong to several languages of the site.
 */
export function languageOfScript(text: string): string | undefined {
  if (/\p{Script=Greek}/u.test(text)) return 'el';
  return /\p{Script=Han}/u.test(text) ? 'zh' : undefined;
}
