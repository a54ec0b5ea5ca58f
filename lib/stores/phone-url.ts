// As `normalizePhoneNumbers` writes it, and as the store form accepts it.
const extensionAtEnd = /[\s,;]*ext\.? ?(\d+)$/i;

/** The URL that dials a store's phone number. Its extension is a parameter (RFC 3966), no part of the number. */
export function buildPhoneUrl(phone: string): string {
  const [, extension] = extensionAtEnd.exec(phone) ?? [];
  const number = phone.replace(extensionAtEnd, '').replace(/[^+\d]/g, '');
  return extension ? `tel:${number};ext=${extension}` : `tel:${number}`;
}
