import { Document, Text, View } from '@react-pdf/renderer';
import { colours } from '@/components/art/palette';
import { Label, muted, rule, Sheet } from '@/documents/kit/page-frame';
import { Paragraph } from '@/documents/kit/paragraph';
import { sheet, type Type } from '@/documents/kit/typography';
import { Contact } from './advice';
import { Head } from './plan-header';
import type { VetSheetModel } from './vet-summary-model';

type Props = { model: VetSheetModel; type: Type };
/** How many lines there are to write on, under each question and at the foot; small type where there is much to say. */
export type Room = { answers: number; notes: number; small?: boolean };
const full = sheet.width - 2 * sheet.margin;
const gap = 22;
const left = 240;
const right = full - left - gap;

function Answers({ model: { answers, bring }, type, size }: Props & { size: number }) {
  return (
    <View style={{ width: left }}>
      <Label type={type}>{answers.heading}</Label>
      {answers.rows.map(({ label, value }) => (
        <View
          key={label}
          style={{ flexDirection: 'row', borderTop: `0.5 solid ${rule}`, paddingVertical: size / 3, gap: 8 }}
        >
          <Text style={{ ...type.body(size, 1.3), width: 104, color: muted }}>{label}</Text>
          <Text style={{ ...type.bold(size, 1.3), flex: 1 }}>{value}</Text>
        </View>
      ))}
      <View style={{ marginTop: 16 }}>
        <Label type={type}>{bring.heading}</Label>
        {bring.items.map((text) => (
          <View key={text} style={{ paddingLeft: 11, marginBottom: 3 }}>
            <View
              style={{ position: 'absolute', left: 0, top: 4, width: 4, height: 4, backgroundColor: colours.clay }}
            />
            <Paragraph type={type} size={size} width={left - 11}>
              {text}
            </Paragraph>
          </View>
        ))}
      </View>
    </View>
  );
}

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines to write on are all alike.
    <View key={line} style={{ height: 19, borderBottom: `0.6 solid ${muted}` }} />
  ));
}

function Questions({ model: { questions }, type, lines }: Props & { lines: number }) {
  return (
    <View style={{ width: right }}>
      <Label type={type}>{questions.heading}</Label>
      {questions.items.map((text, index) => (
        <View key={text} style={{ paddingLeft: 18, marginBottom: 7 }}>
          <Text style={{ ...type.bold(10.5, 1.2), color: colours.clay, position: 'absolute', left: 0, top: 0 }}>
            {String(index + 1)}
          </Text>
          <Paragraph type={type} bold size={9.5} width={right - 18}>
            {text}
          </Paragraph>
          <Lines count={lines} />
        </View>
      ))}
    </View>
  );
}

/**
 * One page for the vet: whose dog it is, why the site gives no amount, what was answered, and what to ask, with room to
 * write.
 */
export function VetSheet({ model, type, room }: Props & { room: Room }) {
  const { title, subject, tag, brand, contact, eyebrow, heading, why, notes } = model;
  return (
    <Document
      title={title}
      subject={subject}
      author={brand.legalName}
      creator={brand.name}
      producer={brand.name}
      language={tag}
    >
      <Sheet type={type} number="1 / 1" brand={brand.name} note={contact.site} bookmark={eyebrow} id="vet">
        <Head model={model} type={type} />
        <View style={{ paddingHorizontal: sheet.margin, paddingTop: 12, gap: 12 }}>
          <View style={{ backgroundColor: colours.limestone, padding: 12 }}>
            <Label type={type}>{heading}</Label>
            {why.map((text, index) => (
              <Paragraph key={text} type={type} bold={index === 0} size={room.small ? 8 : 9.5} width={full - 24}>
                {text}
              </Paragraph>
            ))}
          </View>
          <View style={{ flexDirection: 'row', gap }}>
            <Answers model={model} type={type} size={room.small ? 7.6 : 9} />
            <Questions model={model} type={type} lines={room.answers} />
          </View>
          <View>
            <Label type={type}>{notes}</Label>
            <Lines count={room.notes} />
          </View>
          <Contact model={model} type={type} />
        </View>
      </Sheet>
    </Document>
  );
}
