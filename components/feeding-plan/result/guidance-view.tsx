import type { PlanResult } from '@/lib/feeding/plan';
import { createPlanFormatter } from '@/lib/feeding-plan/plan-formatter';
import { fill } from '../plan-labels';
import { Ways } from './next-steps';
import { Remarks } from './plan-notes';
import type { ViewProps } from './view-props';

type Guidance = Extract<PlanResult, { kind: 'guidance' }>;
type Props = ViewProps & { result: Guidance };

/** Guidance without a ration: energy figures for a pregnant or nursing dog, or why there is no plan. */
export function GuidanceView({ result, words, answers, heading, go, onAgain }: Props) {
  const { guidance } = words.plan;
  const texts = guidance[result.because];
  return (
    <article data-result={result.because}>
      <header data-field="plum" className="painted">
        <div className="container-page py-12 lg:py-24">
          <h1 ref={heading} tabIndex={-1} className="max-w-[16em] text-4xl lg:text-5xl">
            {texts.heading}
          </h1>
          <p className="lead mt-8">{texts.text}</p>
        </div>
      </header>
      <div className="container-page section-y grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          {result.because === 'reproduction' && <Figures figures={result.figures} words={words} />}
          <Ways words={words} onAgain={onAgain} shops={false} />
        </div>
        <Remarks plan={result} words={words} answers={answers} go={go} className="lg:col-span-4 lg:col-start-9" />
      </div>
    </article>
  );
}

type FiguresProps = Pick<Props, 'words'> & { figures: Extract<Guidance, { because: 'reproduction' }>['figures'] };

function Figures({ figures, words }: FiguresProps) {
  const { reproduction: texts } = words.plan.guidance;
  const { kcal } = createPlanFormatter(words.tag, words.units);
  const rows: [string, number][] = [
    [texts.gestationWeeks1to4, figures.gestationWeeks1to4],
    [texts.gestationFromWeek5, figures.gestationFromWeek5],
    ...figures.lactation.map((value, index): [string, number] => [fill(texts.lactation, { week: index + 1 }), value]),
  ];
  return (
    <>
      <table className="text-base" data-figures>
        <caption>{words.plan.result.energy}</caption>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="headline text-2xl tabular-nums">{kcal(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {figures.lactation.length === 0 && <p className="mt-4">{texts.litter}</p>}
      <p className="mt-4 text-muted text-sm">{texts.source}</p>
    </>
  );
}
