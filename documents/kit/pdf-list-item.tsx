import { View } from '@react-pdf/renderer';
import { brandColours } from '@/lib/config/brand-colours';
import { PdfParagraph } from './pdf-paragraph';
import { PdfText } from './pdf-text';
import { pdfTagProps } from './tagged-pdf';
import type { PdfTextStyles } from './typography';

type Props = {
  type: PdfTextStyles;
  children: string;
  size: number;
  width: number;
  /** Numbers instead of the square. */
  number?: number;
  bold?: boolean;
  marginBottom: number;
};

/** An item of a list, whose parent is tagged as one. */
export function PdfListItem({ type, children, size, width, number, bold, marginBottom }: Props) {
  const indent = number === undefined ? 11 : 16;
  return (
    <View {...pdfTagProps('LI')} style={{ paddingLeft: indent, marginBottom }}>
      {number === undefined ? (
        <View
          style={{ position: 'absolute', left: 0, top: 4, width: 4, height: 4, backgroundColor: brandColours.clay }}
        />
      ) : (
        <PdfText
          {...pdfTagProps('Lbl')}
          style={{ ...type.bold(size + 0.6, 1.2), color: brandColours.clay, position: 'absolute', left: 0, top: 0 }}
        >
          {String(number)}
        </PdfText>
      )}
      <View {...pdfTagProps('LBody')}>
        <PdfParagraph type={type} size={size} bold={bold} width={width - indent}>
          {children}
        </PdfParagraph>
      </View>
    </View>
  );
}
