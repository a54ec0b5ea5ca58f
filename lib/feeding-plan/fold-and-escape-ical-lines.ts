const maxOctets = 75;
const encoder = new TextEncoder();

function fold(line: string): string {
  let octets = 0;
  let folded = '';
  // By grapheme: a letter and its accent, or the parts of an emoji, stay together.
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    const length = encoder.encode(segment).length;
    if (octets + length > maxOctets && octets > 1) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += segment;
    octets += length;
  }
  return folded;
}

/**
 * A calendar file with lines of at most 75 octets (RFC 5545, 3.1), none of which ends within a character: the `ics`
 * package counts characters, and a Greek one has two octets. Only a single character of more than 74 octets stays
 * longer.
 */
export function foldLines(file: string): string {
  return file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(fold)
    .join('\r\n');
}

/** A text value as RFC 5545 (3.3.11) writes it, for the properties that the `ics` package does not escape. */
export function escapeIcalText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}
