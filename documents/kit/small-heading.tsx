import { brandColours } from '@/lib/config/brand-colours';
import { PdfText } from './pdf-text';
import { pdfTagProps } from './tagged-pdf';
import { type PdfTextStyles, uppercaseLetterSpacing } from './typography';

/** A small uppercase heading over a part of a page. */
export function SmallHeading({ type, children }: { type: PdfTextStyles; children: string }) {
  return (
    <PdfText
      {...pdfTagProps('H2')}
      style={{ ...type.bold(8), letterSpacing: uppercaseLetterSpacing, color: brandColours.clay, marginBottom: 6 }}
    >
      {type.capitals(children)}
    </PdfText>
  );
}
