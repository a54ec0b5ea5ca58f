import { Text, View } from '@react-pdf/renderer';
import { PdfPageFrame } from '@/documents/kit/page-frame';
import { pdfMutedColour } from '@/documents/kit/pdf-colours';
import { PdfListItem } from '@/documents/kit/pdf-list-item';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfParagraph } from '@/documents/kit/pdf-paragraph';
import { SmallHeading } from '@/documents/kit/small-heading';
import { pdfTagProps } from '@/documents/kit/tagged-pdf';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import { AnimalDocumentHeader } from './animal-document-header';
import { PdfDocumentWithMetadata } from './animal-document-metadata';
import { PdfContactFooter } from './contact-footer';
import { PdfAnswersTable } from './pdf-answers-table';
import type { VetSummaryModel } from './vet-summary-model';

type Props = { model: VetSummaryModel; type: PdfTextStyles };
/** The type sizes, in points, of why the vet comes first and of the answers. */
type VetSummaryTypeSizes = { why: number; answers: number };
/**
 * How many lines there are to write on, under each question and at the foot; smaller type where there is much text.
 */
export type HandwritingLineCounts = { answers: number; notes: number; sizes?: VetSummaryTypeSizes };
const ordinaryTypeSizes: VetSummaryTypeSizes = { why: 9.5, answers: 9 };
const full = pdfPageSize.width - 2 * pdfPageSize.margin;
const gap = 22;
const left = 240;
const right = full - left - gap;

function Answers({ model: { answers, bring }, type, size }: Props & { size: number }) {
  return (
    <View style={{ width: left }}>
      <SmallHeading type={type}>{answers.heading}</SmallHeading>
      <PdfAnswersTable rows={answers.rows} type={type} size={size} width={left} />
      <View style={{ marginTop: 12 }}>
        <SmallHeading type={type}>{bring.heading}</SmallHeading>
        <View {...pdfTagProps('L')}>
          {bring.items.map((text) => (
            <PdfListItem key={text} type={type} size={size} width={left} marginBottom={3}>
              {text}
            </PdfListItem>
          ))}
        </View>
      </View>
    </View>
  );
}

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines to write on are all alike.
    <View key={line} style={{ height: 19, borderBottom: `0.6 solid ${pdfMutedColour}` }} />
  ));
}

function Questions({ model: { questions }, type, lines }: Props & { lines: number }) {
  return (
    <View style={{ width: right }}>
      <SmallHeading type={type}>{questions.heading}</SmallHeading>
      <View {...pdfTagProps('L')}>
        {questions.items.map((text, index) => (
          <View key={text} style={{ marginBottom: 7 }}>
            <PdfListItem type={type} bold number={index + 1} size={9.5} width={right} marginBottom={0}>
              {text}
            </PdfListItem>
            <View style={{ marginLeft: 16 }}>
              <Lines count={lines} />
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}

/** Labels with a line each, to be filled in by hand. */
function Blanks({ model: { lines }, type }: Props) {
  return (
    <View style={{ flexDirection: 'row', gap: 14 }}>
      {lines.map((label) => (
        <View key={label} style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 6, flexGrow: 1, height: 20 }}>
          <Text style={type.bold(8.5, 1.2)}>{label}</Text>
          <View style={{ flexGrow: 1, borderBottom: `0.6 solid ${pdfMutedColour}` }} />
        </View>
      ))}
    </View>
  );
}

/**
 * One page for the vet: whose animal it is, why the site gives no amount, the answers, and questions for the vet, with
 * space to write.
 */
export function VetSummaryDocument({ model, type, room }: Props & { room: HandwritingLineCounts }) {
  const { brand, contact, eyebrow, heading, why, notes } = model;
  const sizes = room.sizes ?? ordinaryTypeSizes;
  return (
    <PdfDocumentWithMetadata model={model}>
      <PdfPageFrame
        type={type}
        number="1 / 1"
        brand={brand.name}
        note={contact.site}
        bookmark={eyebrow}
        id="vet"
        background="#FFFFFF"
      >
        <AnimalDocumentHeader model={model} type={type} />
        <View style={{ paddingHorizontal: pdfPageSize.margin, paddingTop: 10, gap: 12 }}>
          <Blanks model={model} type={type} />
          <View
            style={{ border: `1 solid ${brandColours.clay}`, paddingHorizontal: 12, paddingTop: 10, paddingBottom: 8 }}
          >
            <SmallHeading type={type}>{heading}</SmallHeading>
            {why.map((text, index) => (
              <PdfParagraph key={text} type={type} bold={index === 0} size={sizes.why} width={full - 24}>
                {text}
              </PdfParagraph>
            ))}
          </View>
          <View style={{ flexDirection: 'row', gap }}>
            <Answers model={model} type={type} size={sizes.answers} />
            <Questions model={model} type={type} lines={room.answers} />
          </View>
          <View>
            <SmallHeading type={type}>{notes}</SmallHeading>
            <Lines count={room.notes} />
          </View>
          <PdfContactFooter model={model} type={type} />
        </View>
      </PdfPageFrame>
    </PdfDocumentWithMetadata>
  );
}
