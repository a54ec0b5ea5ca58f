const maxCharacters = 24;
const maxParts = 3;

// Letters of any script with their marks, and what stands between them in a name: no digits, points or slashes.
const nameCharacters = /^\p{L}(?:[\p{L}\p{M}'’‘]|[ \u2010\u2011-](?=\p{L}))*$/u;

/**
 * The animal's name where it looks like one, otherwise null. Anybody can have a plan emailed to a stranger, so nothing
 * that could be an advertisement or a link may be in the email.
 */
export function toMailableAnimalName(entered: string): string | null {
  const name = entered.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const isName =
    nameCharacters.test(name) && [...name].length <= maxCharacters && name.split(/[ \u2010\u2011-]/).length <= maxParts;
  return isName ? name : null;
}
