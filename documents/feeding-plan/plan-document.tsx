import { View } from '@react-pdf/renderer';
import { PdfPageFrame } from '@/documents/kit/page-frame';
import { pdfMutedColour, pdfRuleColour } from '@/documents/kit/pdf-colours';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfParagraph } from '@/documents/kit/pdf-paragraph';
import { PdfText } from '@/documents/kit/pdf-text';
import { SmallHeading } from '@/documents/kit/small-heading';
import { pdfTagProps } from '@/documents/kit/tagged-pdf';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import { PdfHygieneAdvice, PdfNextSteps, PdfTransitionAndShopping, pdfColumnGap } from './advice-blocks';
import { AnimalDocumentHeader } from './animal-document-header';
import { PdfDocumentWithMetadata } from './animal-document-metadata';
import { PdfMethodBox } from './calculation-method-box';
import { PdfContactFooter } from './contact-footer';
import { PdfDailyAmounts } from './daily-amounts';
import { PdfFoodList } from './food-list';
import { PdfAnswersTableInTwoColumns } from './pdf-answers-table';
import { PdfPlanCalendar } from './plan-calendar';
import type { PlanDocumentModel } from './plan-document-model';
import { PdfPlanNotes } from './plan-notes';

type Props = { model: PlanDocumentModel; type: PdfTextStyles };
const paddingHorizontal = pdfPageSize.margin;
const page = { background: '#FFFFFF' };

function Key({ colour, label, type }: { colour: string; label: string; type: PdfTextStyles }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
      <View style={{ width: 12, height: 4, backgroundColor: colour }} />
      <PdfText style={type.body(7.5, 1.2)}>{label}</PdfText>
    </View>
  );
}

type PeopleProps = { people: NonNullable<PlanDocumentModel['peopleFirst']>; type: PdfTextStyles; compact: boolean };

/** What raw meat may mean for the people in the house, before any amount. */
function People({ people, type, compact }: PeopleProps) {
  return (
    <View style={{ border: `1 solid ${brandColours.clay}`, paddingHorizontal: 10, paddingTop: 7, paddingBottom: 5 }}>
      <SmallHeading type={type}>{people.title}</SmallHeading>
      <PdfParagraph type={type} bold size={compact ? 7.4 : 8.4} width={pdfPageSize.width - 2 * pdfPageSize.margin - 20}>
        {people.text}
      </PdfParagraph>
    </View>
  );
}

function Answers({ model: { answers, pages, roomy, dense }, type }: Props) {
  const size = roomy || pages > 2 ? 8.4 : dense ? 7 : 7.8;
  return (
    <View>
      <SmallHeading type={type}>{answers.heading}</SmallHeading>
      <PdfAnswersTableInTwoColumns rows={answers.rows} type={type} size={size} />
    </View>
  );
}

function Amount({ model, type }: Props) {
  const { eyebrow, contact, pages, roomy, dense, compact } = model;
  return (
    <PdfPageFrame {...page} type={type} number={`1 / ${pages}`} note={contact.site} bookmark={eyebrow} id="amounts">
      <AnimalDocumentHeader model={model} type={type} />
      <View style={{ paddingHorizontal, paddingTop: 12, gap: roomy ? 16 : compact ? 6 : dense ? 8 : 12 }}>
        {model.peopleFirst && <People people={model.peopleFirst} type={type} compact={compact} />}
        <View style={{ flexDirection: 'row', gap: 22 }}>
          <PdfDailyAmounts model={model} type={type} />
          <PdfMethodBox model={model} type={type} />
        </View>
        <PdfFoodList model={model} type={type} />
        <PdfPlanNotes model={model} type={type} />
        {pages === 2 && <Answers model={model} type={type} />}
      </View>
    </PdfPageFrame>
  );
}

function Weeks({ model, type }: Props) {
  const { calendar, contact, pages } = model;
  return (
    <PdfPageFrame
      {...page}
      type={type}
      number={`2 / ${pages}`}
      note={contact.site}
      bookmark={calendar.heading}
      id="weeks"
    >
      <View style={{ paddingHorizontal, paddingTop: 30, gap: 9 }}>
        <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 12 }}>
          <PdfText
            {...pdfTagProps('H2')}
            style={{
              ...type.display(calendar.heading, type.fitted(calendar.heading, 26, 360, 1)),
              flex: 1,
              paddingBottom: 0,
            }}
          >
            {calendar.heading}
          </PdfText>
          <View style={{ flexDirection: 'row', gap: 6, paddingBottom: 2 }}>
            <PdfText style={type.bold(8.5, 1.2)}>{calendar.start}</PdfText>
            <View style={{ width: 74, borderBottom: `0.8 solid ${brandColours.ink}` }} />
          </View>
        </View>
        <View style={{ flexDirection: 'row', gap: 12 }}>
          <PdfText style={{ ...type.body(8.2, 1.3), color: pdfMutedColour, flex: 1 }}>{calendar.hint}</PdfText>
          {calendar.mixed && <Key colour={brandColours.clay} label={calendar.raw} type={type} />}
          {calendar.mixed && <Key colour={pdfRuleColour} label={calendar.old} type={type} />}
        </View>
        <PdfPlanCalendar model={model} type={type} />
        <View style={{ flexDirection: 'row', gap: pdfColumnGap, marginTop: 6 }}>
          <PdfTransitionAndShopping model={model} type={type} />
          <PdfHygieneAdvice model={model} type={type} />
          <PdfNextSteps model={model} type={type} />
        </View>
        <PdfContactFooter model={model} type={type} />
      </View>
    </PdfPageFrame>
  );
}

/** The answers, where the amounts with all their notes leave no room for them. */
function AnswersPage({ model, type }: Props) {
  const { answers, contact, pages } = model;
  return (
    <PdfPageFrame
      {...page}
      type={type}
      number={`${pages} / ${pages}`}
      note={contact.site}
      bookmark={answers.heading}
      id="answers"
    >
      <View style={{ paddingHorizontal, paddingTop: 30 }}>
        <Answers model={model} type={type} />
      </View>
    </PdfPageFrame>
  );
}

/** The plan of one animal on A4 pages: the amounts, the four weeks to tick off, and the answers if they need a page. */
export function PlanDocument({ model, type }: Props) {
  return (
    <PdfDocumentWithMetadata model={model}>
      <Amount model={model} type={type} />
      <Weeks model={model} type={type} />
      {model.pages > 2 && <AnswersPage model={model} type={type} />}
    </PdfDocumentWithMetadata>
  );
}
