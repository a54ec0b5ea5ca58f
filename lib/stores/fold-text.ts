/** A text without case and accents (ά = α, ё = е, ā = a), with one form of the Greek sigma. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ').normalize('NFC');
}
