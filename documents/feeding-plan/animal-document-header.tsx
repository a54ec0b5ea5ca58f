import { Link, View } from '@react-pdf/renderer';
import { pdfMutedColour } from '@/documents/kit/pdf-colours';
import { PdfHeadline } from '@/documents/kit/pdf-headline';
import { PdfMeander } from '@/documents/kit/pdf-meander';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfQrCode } from '@/documents/kit/pdf-qr-code';
import { PdfText } from '@/documents/kit/pdf-text';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { uppercaseLetterSpacing } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import type { AnimalDocumentBaseModel } from './animal-document-base-model';

const qr = 92;
const full = pdfPageSize.width - 2 * pdfPageSize.margin;
const width = full - qr - 24;

type Props = {
  model: Pick<AnimalDocumentBaseModel, 'name' | 'facts' | 'issued' | 'link'> & { eyebrow: string };
  type: PdfTextStyles;
};

/** Whose animal document it is and of which day, and the URL of the site. White, because it is printed at home. */
export function AnimalDocumentHeader({ model: { name, eyebrow, facts, issued, link }, type }: Props) {
  const size = type.fitted(name, 46, width, name.length > 14 ? 2 : 1);
  return (
    <View style={{ paddingHorizontal: pdfPageSize.margin, paddingTop: 26, gap: 8 }}>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', minHeight: qr + 18 }}>
        <View style={{ width }}>
          <PdfText style={{ ...type.bold(8.5), letterSpacing: uppercaseLetterSpacing, color: brandColours.clay }}>
            {type.capitals(eyebrow)}
          </PdfText>
          <PdfHeadline type={type} level="H1" size={size} width={width} leading={1} style={{ marginTop: 3 }}>
            {name}
          </PdfHeadline>
          {/* Below the descenders of the name. */}
          <PdfText style={{ ...type.bold(11, 1.4), marginTop: size * 0.12 }}>{facts.join(' · ')}</PdfText>
          <PdfText style={{ ...type.body(9, 1.4), color: pdfMutedColour }}>{issued}</PdfText>
        </View>
        <View style={{ width: qr, alignItems: 'center' }}>
          <PdfQrCode text={link.url} alt={link.alt} size={qr} />
          <Link src={link.url} style={{ ...type.body(7.2, 1.25), color: brandColours.ink, textAlign: 'center' }}>
            {link.text}
          </Link>
        </View>
      </View>
      <PdfMeander width={full} height={7} colour={brandColours.clay} />
    </View>
  );
}
