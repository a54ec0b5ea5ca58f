import { Text, View } from '@react-pdf/renderer';
import { colours } from '@/components/art/palette';
import { Label, muted, rule, Sheet } from '@/documents/kit/page-frame';
import { Paragraph } from '@/documents/kit/paragraph';
import { tag } from '@/documents/kit/tagged-pdf';
import { sheet, type Type } from '@/documents/kit/typography';
import { Change, Contact, gap, Hygiene, Next } from './advice';
import { Amounts, Method } from './amounts';
import { AnswerColumns } from './answers';
import { Calendar } from './calendar';
import { Foods, Notes } from './foods';
import type { PlanSheetModel } from './model';
import { Paper } from './paper';
import { Head } from './paper-header';

type Props = { model: PlanSheetModel; type: Type };
const paddingHorizontal = sheet.margin;
const page = { background: '#FFFFFF' };

function Key({ colour, label, type }: { colour: string; label: string; type: Type }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
      <View style={{ width: 12, height: 4, backgroundColor: colour }} />
      <Text style={type.body(7.5, 1.2)}>{label}</Text>
    </View>
  );
}

/** What raw meat may mean for the people in the house, before any amount. */
function People({ people, type }: { people: NonNullable<PlanSheetModel['peopleFirst']>; type: Type }) {
  return (
    <View style={{ border: `1 solid ${colours.clay}`, paddingHorizontal: 10, paddingTop: 7, paddingBottom: 5 }}>
      <Label type={type}>{people.title}</Label>
      <Paragraph type={type} bold size={8.4} width={sheet.width - 2 * sheet.margin - 20}>
        {people.text}
      </Paragraph>
    </View>
  );
}

function Amount({ model, type }: Props) {
  const { brand, eyebrow, contact, answers, roomy, dense } = model;
  return (
    <Sheet {...page} type={type} number="1 / 2" brand={brand.name} note={contact.site} bookmark={eyebrow} id="amounts">
      <Head model={model} type={type} />
      <View style={{ paddingHorizontal, paddingTop: 12, gap: roomy ? 16 : dense ? 8 : 12 }}>
        {model.peopleFirst && <People people={model.peopleFirst} type={type} />}
        <View style={{ flexDirection: 'row', gap: 22 }}>
          <Amounts model={model} type={type} />
          <Method model={model} type={type} />
        </View>
        <Foods model={model} type={type} />
        <Notes model={model} type={type} />
        <View>
          <Label type={type}>{answers.heading}</Label>
          <AnswerColumns rows={answers.rows} type={type} size={roomy ? 8.4 : dense ? 7 : 7.8} />
        </View>
      </View>
    </Sheet>
  );
}

function Weeks({ model, type }: Props) {
  const { brand, calendar, contact } = model;
  return (
    <Sheet
      {...page}
      type={type}
      number="2 / 2"
      brand={brand.name}
      note={contact.site}
      bookmark={calendar.heading}
      id="weeks"
    >
      <View style={{ paddingHorizontal, paddingTop: 30, gap: 9 }}>
        <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 12 }}>
          <Text
            {...tag('H2')}
            style={{
              ...type.display(calendar.heading, type.fitted(calendar.heading, 26, 360, 1)),
              flex: 1,
              paddingBottom: 0,
            }}
          >
            {calendar.heading}
          </Text>
          <View style={{ flexDirection: 'row', gap: 6, paddingBottom: 2 }}>
            <Text style={type.bold(8.5, 1.2)}>{calendar.start}</Text>
            <View style={{ width: 74, borderBottom: `0.8 solid ${colours.ink}` }} />
          </View>
        </View>
        <View style={{ flexDirection: 'row', gap: 12 }}>
          <Text style={{ ...type.body(8.2, 1.3), color: muted, flex: 1 }}>{calendar.hint}</Text>
          {calendar.mixed && <Key colour={colours.clay} label={calendar.raw} type={type} />}
          {calendar.mixed && <Key colour={rule} label={calendar.old} type={type} />}
        </View>
        <Calendar model={model} type={type} />
        <View style={{ flexDirection: 'row', gap, marginTop: 6 }}>
          <Change model={model} type={type} />
          <Hygiene model={model} type={type} />
          <Next model={model} type={type} />
        </View>
        <Contact model={model} type={type} />
      </View>
    </Sheet>
  );
}

/** The plan of one animal on two A4 pages: the amounts, and the four weeks to tick off. */
export function PlanPaper({ model, type }: Props) {
  return (
    <Paper model={model}>
      <Amount model={model} type={type} />
      <Weeks model={model} type={type} />
    </Paper>
  );
}
