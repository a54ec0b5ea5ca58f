import { Text } from '@react-pdf/renderer';
import type { ComponentProps } from 'react';

// What the renderer takes for infinite. It would otherwise break and hyphenate a word wherever the script changes, as
// in the Greek '(3b606)'.
const hyphenationPenalty = 10_000;

/** A text that is never hyphenated. Chinese wraps all the same: its break opportunities need no hyphen. */
export function PdfText(props: ComponentProps<typeof Text>) {
  return <Text hyphenationPenalty={hyphenationPenalty} {...props} />;
}
