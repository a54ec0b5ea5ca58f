import { Text } from '@react-pdf/renderer';
import { brandColours } from '@/lib/config/brand-colours';
import { pdfTagProps } from './tagged-pdf';
import { type PdfTextStyles, uppercaseLetterSpacing } from './typography';

/** A small uppercase heading over a part of a page. */
export function SmallHeading({ type, children }: { type: PdfTextStyles; children: string }) {
  return (
    <Text
      {...pdfTagProps('H2')}
      style={{ ...type.bold(8), letterSpacing: uppercaseLetterSpacing, color: brandColours.clay, marginBottom: 6 }}
    >
      {type.capitals(children)}
    </Text>
  );
}
