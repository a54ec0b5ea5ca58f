import type { BuildPlanResult } from '@/lib/feeding/build-plan';
import { createPlanFormatter } from '@/lib/feeding-plan/plan-formatter';
import { fillTemplate } from '@/lib/i18n/fill-template';
import type { CommonPlanResultProps } from './common-plan-result-props';
import { NoPlanResult } from './no-plan-result';

type Guidance = Extract<BuildPlanResult, { kind: 'guidance' }>;
type Props = CommonPlanResultProps & { result: Guidance };

/** Guidance without a ration: energy figures for a pregnant or nursing dog, or why there is no plan. */
export function NoPlanGuidanceView({ result, ...view }: Props) {
  const { messages } = view;
  const { guidance } = messages.plan;
  const { reasons } = result;
  return (
    <NoPlanResult
      {...view}
      name={reasons}
      result={result}
      field="plum"
      title={guidance[reasons].heading}
      titleClassName="max-w-[16em] text-4xl lg:text-5xl"
      text={reasons === 'noSuitableFood' ? guidance.noSuitableFood.causes[result.cause] : guidance[reasons].text}
    >
      {reasons === 'reproduction' && <Figures figures={result.figures} messages={messages} />}
    </NoPlanResult>
  );
}

type FiguresProps = Pick<Props, 'messages'> & { figures: Extract<Guidance, { reasons: 'reproduction' }>['figures'] };

function Figures({ figures, messages }: FiguresProps) {
  const { reproduction: labels } = messages.plan.guidance;
  const { kcal } = createPlanFormatter(messages.tag, messages.units);
  // A number does not stand alone on a line.
  const week = labels.lactation.replace(' {week}', '\u00A0{week}');
  const rows: [string, number][] = [
    [labels.gestationWeeks1to4, figures.gestationWeeks1to4],
    [labels.gestationFromWeek5, figures.gestationFromWeek5],
    ...figures.lactation.map((value, index): [string, number] => [fillTemplate(week, { week: index + 1 }), value]),
  ];
  return (
    <>
      <table className="text-base" data-figures>
        <caption>{messages.plan.result.energy}</caption>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="headline text-2xl tabular-nums">{kcal(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {figures.lactation.length === 0 && <p className="mt-4">{labels.litter}</p>}
      <p className="mt-4 text-muted text-sm">{labels.source}</p>
    </>
  );
}
