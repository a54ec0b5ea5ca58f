import type { ReactNode } from 'react';
import type { PlanNoteKey } from '@/lib/feeding/build-plan';
import type { ConsistencyWarningKey } from '@/lib/feeding/consistency-warnings';
import { ViewTitle } from '../view-title';
import type { CommonPlanResultProps } from './common-plan-result-props';
import { PlanNextStepButtons } from './plan-next-steps';
import { PlanNotesAndAnswers } from './plan-notes-and-answers';

type Props = CommonPlanResultProps & {
  /** What kind of result it is. */
  name: string;
  result: { questions: ConsistencyWarningKey[]; notes?: PlanNoteKey[] };
  field: 'plum' | 'wine';
  title: string;
  titleClassName: string;
  text: string;
  /** Under the text, on the field. */
  reasons?: ReactNode;
  children: ReactNode;
};

/** A result without a plan: what it is and why, what to do instead, and the answers that led to it. */
export function NoPlanResult({
  name,
  result,
  field,
  title,
  titleClassName,
  text,
  reasons,
  children,
  messages,
  answers,
  heading,
  go,
  onAgain,
}: Props) {
  return (
    <article data-result={name}>
      <ViewTitle name={title} messages={messages} />
      <header data-field={field} className="painted">
        <div className="container-page py-12 lg:py-24">
          <h1 ref={heading} tabIndex={-1} className={titleClassName}>
            {title}
          </h1>
          <p className="lead mt-8">{text}</p>
          {reasons}
        </div>
      </header>
      <div className="container-page section-y grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          {children}
          <PlanNextStepButtons messages={messages} onAgain={onAgain} hasStores={false} />
        </div>
        <PlanNotesAndAnswers
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
