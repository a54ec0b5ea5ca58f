import { Page, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { brand } from '@/lib/config/brand';
import { brandColours } from '@/lib/config/brand-colours';
import { pdfMutedColour } from './pdf-colours';
import { PdfMeander } from './pdf-meander';
import { pdfPageSize } from './pdf-page-size';
import { PdfText } from './pdf-text';
import { pdfTagProps } from './tagged-pdf';
import type { PdfTextStyles } from './typography';

type Props = {
  type: PdfTextStyles;
  number: number | string;
  note: string;
  bookmark?: string;
  id: string;
  /** White saves ink where people print at home. */
  background?: string;
  children: ReactNode;
};

/** An inner page: its background, and a footer with brand, section and page number. */
export function PdfPageFrame({ type, number, note, bookmark, id, background = brandColours.paper, children }: Props) {
  return (
    <Page
      size={pdfPageSize}
      id={id}
      bookmark={bookmark}
      style={{ backgroundColor: background, color: brandColours.ink, paddingBottom: 54 }}
    >
      {children}
      <View
        {...pdfTagProps('Artifact')}
        fixed
        style={{
          position: 'absolute',
          left: pdfPageSize.margin,
          right: pdfPageSize.margin,
          bottom: 22,
          flexDirection: 'row',
          alignItems: 'center',
          gap: 10,
        }}
      >
        <PdfText style={{ ...type.bold(7), letterSpacing: 0.4, color: brandColours.ink }}>
          {type.capitals(brand.name)}
        </PdfText>
        <PdfMeander width={42} height={7} colour={brandColours.clay} />
        <PdfText style={{ ...type.body(7), color: pdfMutedColour, flexGrow: 1 }}>{note}</PdfText>
        <PdfText style={{ ...type.bold(9), color: brandColours.ink }}>{String(number)}</PdfText>
      </View>
    </Page>
  );
}
