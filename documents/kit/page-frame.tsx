import { Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { brandColours } from '@/lib/config/brand-colours';
import { pdfPageSize } from './pdf-page-size';
import { pdfTagProps } from './tagged-pdf';
import type { PdfTextStyles } from './typography';

export const pdfMutedColour = '#62554B';
export const pdfRuleColour = '#DDD0BC';

/** The site's meander as a strip of a given width. */
export function PdfMeander({ width, height = 9, colour }: { width: number; height?: number; colour: string }) {
  const count = Math.round((width / height) * (42 / 48));
  const key = Array.from({ length: count }, (_, index) => {
    const x = index * 48;
    return `M${x} 39V3h36v24H${x + 18}V15h9M${x} 39h48`;
  }).join('');
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${count * 48} 42`} preserveAspectRatio="none">
      <Path d={key} fill="none" stroke={colour} strokeWidth={5} />
    </Svg>
  );
}

type Props = {
  type: PdfTextStyles;
  number: number | string;
  brand: string;
  note: string;
  bookmark?: string;
  id: string;
  /** White saves ink where people print at home. */
  background?: string;
  children: ReactNode;
};

/** An inner page: its background, and a footer with brand, section and page number. */
export function PdfPageFrame({
  type,
  number,
  brand,
  note,
  bookmark,
  id,
  background = brandColours.paper,
  children,
}: Props) {
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
        <Text style={{ ...type.bold(7), letterSpacing: 0.4, color: brandColours.ink }}>{type.capitals(brand)}</Text>
        <PdfMeander width={42} height={7} colour={brandColours.clay} />
        <Text style={{ ...type.body(7), color: pdfMutedColour, flexGrow: 1 }}>{note}</Text>
        <Text style={{ ...type.bold(9), color: brandColours.ink }}>{String(number)}</Text>
      </View>
    </Page>
  );
}

/** Of capitals, in points. From a tenth of the size on, programs that read a document take each letter for a word. */
export const uppercaseLetterSpacing = 0.45;

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
