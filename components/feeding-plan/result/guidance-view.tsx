import type { PlanResult } from '@/lib/feeding/plan';
import { createPlanFormatter } from '@/lib/feeding-plan/plan-formatter';
import { fill } from '../plan-labels';
import { Ways } from './next-steps';
import { PlanNotes } from './plan-notes';
import type { ViewProps } from './view-props';

type Guidance = Extract<PlanResult, { kind: 'guidance' }>;
type Props = ViewProps & { result: Guidance };

/** Guidance without a ration: energy figures for a pregnant or nursing dog, or why there is no plan. */
export function GuidanceView({ result, messages, answers, heading, go, onAgain }: Props) {
  const { guidance } = messages.plan;
  const { heading: title } = guidance[result.reasons];
  const text =
    result.reasons === 'noSuitableFood' ? guidance.noSuitableFood.causes[result.cause] : guidance[result.reasons].text;
  return (
    <article data-result={result.reasons}>
      <header data-field="plum" className="painted">
        <div className="container-page py-12 lg:py-24">
          <h1 ref={heading} tabIndex={-1} className="max-w-[16em] text-4xl lg:text-5xl">
            {title}
          </h1>
          <p className="lead mt-8">{text}</p>
        </div>
      </header>
      <div className="container-page section-y grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          {result.reasons === 'reproduction' && <Figures figures={result.figures} messages={messages} />}
          <Ways messages={messages} onAgain={onAgain} hasStores={false} />
        </div>
        <PlanNotes
          plan={result}
          messages={messages}
          answers={answers}
          go={go}
          className="lg:col-span-4 lg:col-start-9"
        />
      </div>
    </article>
  );
}

type FiguresProps = Pick<Props, 'messages'> & { figures: Extract<Guidance, { reasons: 'reproduction' }>['figures'] };

function Figures({ figures, messages }: FiguresProps) {
  const { reproduction: labels } = messages.plan.guidance;
  const { kcal } = createPlanFormatter(messages.tag, messages.units);
  const rows: [string, number][] = [
    [labels.gestationWeeks1to4, figures.gestationWeeks1to4],
    [labels.gestationFromWeek5, figures.gestationFromWeek5],
    ...figures.lactation.map((value, index): [string, number] => [fill(labels.lactation, { week: index + 1 }), value]),
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
