const accents: Partial<Record<string, RegExp>> = {
  // The breve of й and the dots of ї make other letters; the stress marks and the dots of ё do not.
  ru: /[\u0300\u0301]|(?<=[ЕееЕ])\u0308/gu,
  bg: /[\u0300\u0301]/gu,
};

/**
 * A text as searches compare it: no case, no accents (ά = α, ё = е, ā = a), full-width forms as plain ones,
 * one form of the Greek sigma, œ and ß expanded. Texts in Russian and Bulgarian (`language` is a site code)
 * retain й; texts in several languages, such as names of places, have no language and lose every accent.
 */
export function normalizeForSearch(text: string, language?: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(accents[language ?? ''] ?? /\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('ς', 'σ')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');
}
