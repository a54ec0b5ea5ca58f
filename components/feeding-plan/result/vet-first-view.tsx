import type { BuildPlanResult } from '@/lib/feeding/build-plan';
import { listHealthOptions } from '@/lib/feeding-plan/answer-text';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { VetSummaryDownload } from '../export/export-context';
import type { CommonPlanResultProps } from './common-plan-result-props';
import { NoPlanResult } from './no-plan-result';

type Props = CommonPlanResultProps & { params: string; result: Extract<BuildPlanResult, { kind: 'vetFirst' }> };

/** The vet first: no food and no amount, but what to bring. */
export function VetFirstView({ result, params, ...view }: Props) {
  const { messages } = view;
  const { vetFirst } = messages.plan;
  const conditions = listHealthOptions(result.reasons, 'inSentence', messages);
  return (
    <NoPlanResult
      {...view}
      name="vetFirst"
      result={result}
      field="wine"
      title={vetFirst.heading}
      titleClassName="max-w-[14em] text-5xl lg:text-6xl"
      text={vetFirst.text}
      reasons={
        <>
          {result.reasons.length > 0 && (
            <p className="mt-4 font-bold">{fillTemplate(vetFirst.because, { conditions })}</p>
          )}
          {result.causes.map((cause) => (
            <p key={cause} className="mt-4 font-bold" data-cause={cause}>
              {vetFirst.causes[cause]}
            </p>
          ))}
        </>
      }
    >
      <section aria-labelledby="plan-bring">
        <h2 id="plan-bring" className="text-3xl">
          {vetFirst.bring}
        </h2>
        <ul className="mt-6 grid gap-4">
          {[vetFirst.bringAnalysis, vetFirst.bringDiet, vetFirst.bringResults].map((text, index) => (
            <li key={text} className="max-w-measure border-border border-t pt-4">
              {index === 0 ? <a href={messages.hrefs.products}>{text}</a> : text}
            </li>
          ))}
        </ul>
        <div className="mt-8 grid gap-2 sm:justify-items-start" data-print="hide">
          <VetSummaryDownload answers={params} />
        </div>
      </section>
    </NoPlanResult>
  );
}
