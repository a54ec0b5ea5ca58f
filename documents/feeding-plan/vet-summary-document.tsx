import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { PdfPageFrame } from '@/documents/kit/page-frame';
import { pdfMutedColour } from '@/documents/kit/pdf-colours';
import { PdfListItem } from '@/documents/kit/pdf-list-item';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfParagraph } from '@/documents/kit/pdf-paragraph';
import { PdfText } from '@/documents/kit/pdf-text';
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
 * How many lines there are to write on, under each question and at the foot; smaller type where there is much text, and
 * two pages where even that leaves no room.
 */
export type VetSummaryLayout = { pages: 1 | 2; answers: number; notes: number; sizes?: VetSummaryTypeSizes };
const ordinaryTypeSizes: VetSummaryTypeSizes = { why: 9.5, answers: 9 };
const full = pdfPageSize.width - 2 * pdfPageSize.margin;
const gap = 22;
const left = 240;
const right = full - left - gap;

function Answers({ model: { answers, bring }, type, size, width }: Props & { size: number; width: number }) {
  return (
    <View style={{ width }}>
      <SmallHeading type={type}>{answers.heading}</SmallHeading>
      <PdfAnswersTable rows={answers.rows} type={type} size={size} width={width} />
      <View style={{ marginTop: 12 }}>
        <SmallHeading type={type}>{bring.heading}</SmallHeading>
        <View {...pdfTagProps('L')}>
          {bring.items.map((text) => (
            <PdfListItem key={text} type={type} size={size} width={width} marginBottom={3}>
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

function Questions({ model: { questions }, type, lines, width }: Props & { lines: number; width: number }) {
  return (
    <View style={{ width }}>
      <SmallHeading type={type}>{questions.heading}</SmallHeading>
      <View {...pdfTagProps('L')}>
        {questions.items.map((text, index) => (
          <View key={text} style={{ marginBottom: 7 }}>
            <PdfListItem type={type} bold number={index + 1} size={9.5} width={width} marginBottom={0}>
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
          <PdfText style={type.bold(8.5, 1.2)}>{label}</PdfText>
          <View style={{ flexGrow: 1, borderBottom: `0.6 solid ${pdfMutedColour}` }} />
        </View>
      ))}
    </View>
  );
}

type PageProps = Props & { number: number; pages: number; bookmark: string; children: ReactNode };

function VetSummaryPage({ model: { contact }, type, number, pages, bookmark, children }: PageProps) {
  return (
    <PdfPageFrame
      type={type}
      number={`${number} / ${pages}`}
      note={contact.site}
      bookmark={bookmark}
      id={number === 1 ? 'vet' : 'questions'}
      background="#FFFFFF"
    >
      {children}
    </PdfPageFrame>
  );
}

/** Why the animal is for the vet first. */
function Why({ model: { heading, why }, type, size }: Props & { size: number }) {
  return (
    <View style={{ border: `1 solid ${brandColours.clay}`, paddingHorizontal: 12, paddingTop: 10, paddingBottom: 8 }}>
      <SmallHeading type={type}>{heading}</SmallHeading>
      {why.map((text, index) => (
        <PdfParagraph key={text} type={type} bold={index === 0} size={size} width={full - 24}>
          {text}
        </PdfParagraph>
      ))}
    </View>
  );
}

function Notes({ model: { notes }, type, lines }: Props & { lines: number }) {
  return (
    <View>
      <SmallHeading type={type}>{notes}</SmallHeading>
      <Lines count={lines} />
    </View>
  );
}

/** Whose sheet the second page belongs to, once it lies apart from the first. */
function RepeatedName({ model: { name, facts, issued }, type }: Props) {
  const text = [name, ...facts, issued].join(' · ');
  return (
    <View {...pdfTagProps('Artifact')}>
      <PdfParagraph type={type} size={9} width={full} style={{ color: pdfMutedColour }}>
        {text}
      </PdfParagraph>
    </View>
  );
}

/**
 * What the vet gets: whose animal it is, why the site gives no amount, the answers, and questions for the vet, with
 * space to write. Where two pages are needed, what is to be filled in is on the second.
 */
export function VetSummaryDocument({ model, type, layout }: Props & { layout: VetSummaryLayout }) {
  const { pages, answers, notes, sizes = ordinaryTypeSizes } = layout;
  const single = pages === 1;
  const base = { model, type };
  const toFillIn = (
    <>
      <Notes {...base} lines={notes} />
      <PdfContactFooter {...base} />
    </>
  );
  return (
    <PdfDocumentWithMetadata model={model}>
      <VetSummaryPage {...base} number={1} pages={pages} bookmark={model.eyebrow}>
        <AnimalDocumentHeader {...base} />
        <View style={{ paddingHorizontal: pdfPageSize.margin, paddingTop: 10, gap: 12 }}>
          <Blanks {...base} />
          <Why {...base} size={sizes.why} />
          {single ? (
            <View style={{ flexDirection: 'row', gap }}>
              <Answers {...base} size={sizes.answers} width={left} />
              <Questions {...base} lines={answers} width={right} />
            </View>
          ) : (
            <Answers {...base} size={sizes.answers} width={full} />
          )}
          {single && toFillIn}
        </View>
      </VetSummaryPage>
      {!single && (
        <VetSummaryPage {...base} number={2} pages={pages} bookmark={model.questions.heading}>
          <View style={{ paddingHorizontal: pdfPageSize.margin, paddingTop: 30, gap: 16 }}>
            <RepeatedName {...base} />
            <Questions {...base} lines={answers} width={full} />
            {toFillIn}
          </View>
        </VetSummaryPage>
      )}
    </PdfDocumentWithMetadata>
  );
}
