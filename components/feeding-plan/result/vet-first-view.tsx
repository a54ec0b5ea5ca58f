import type { PlanResult } from '@/lib/feeding/plan';
import { listSeparators } from '@/lib/i18n/list-separators';
import { TakeVetSheet } from '../export/export-context';
import { fill } from '../plan-labels';
import { Ways } from './next-steps';
import { PlanNotes } from './plan-notes';
import type { ViewProps } from './view-props';

type Props = ViewProps & { params: string; result: Extract<PlanResult, { kind: 'vetFirst' }> };

/** The vet first: no food and no amount, but what to bring. */
export function VetFirstView({ result, params, messages, answers, heading, go, onAgain }: Props) {
  const { vetFirst, options } = messages.plan;
  const conditions = result.reasons.map((option) => options.health[option]).join(listSeparators(messages.tag).list);
  return (
    <article data-result="vetFirst">
      <header data-field="wine" className="painted">
        <div className="container-page py-12 lg:py-24">
          <h1 ref={heading} tabIndex={-1} className="max-w-[14em] text-5xl lg:text-6xl">
            {vetFirst.heading}
          </h1>
          <p className="lead mt-8">{vetFirst.text}</p>
          {result.reasons.length > 0 && <p className="mt-4 font-bold">{fill(vetFirst.because, { conditions })}</p>}
          {result.causes.map((cause) => (
            <p key={cause} className="mt-4 font-bold" data-cause={cause}>
              {vetFirst.causes[cause]}
            </p>
          ))}
        </div>
      </header>
      <div className="container-page section-y grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <section aria-labelledby="plan-bring" className="lg:col-span-7">
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
            <TakeVetSheet answers={params} />
          </div>
          <Ways messages={messages} onAgain={onAgain} hasStores={false} />
        </section>
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
