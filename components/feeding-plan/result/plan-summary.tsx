import './print.css';
import type { Plan } from '@/lib/feeding/plan';
import { createPlanFormatter } from '@/lib/feeding-plan/plan-formatter';
import type { WizardFood } from '../plan-labels';
import { SharePlan } from './export-section';
import { Headline } from './headline';
import { Hygiene } from './hygiene';
import { HygieneWarning } from './hygiene-warning';
import { MethodNote } from './method-note';
import { NextSteps } from './next-steps';
import { PlanNotes } from './plan-notes';
import { Recommended } from './recommended';
import { Shopping } from './shopping';
import type { ViewProps } from './view-props';
import { Weeks } from './weeks';

type Props = ViewProps & { plan: Plan; foods: WizardFood[]; params: string };

/** The four-week plan of one dog. */
export function PlanSummary({ plan, foods, params, profile, answers, messages, heading, go, onAgain }: Props) {
  const figures = createPlanFormatter(messages.tag, messages.units);
  const known = new Map(foods.map((food) => [food.slug, food]));
  const common = { plan, known, messages, figures };
  return (
    <article data-plan>
      <Headline {...common} profile={profile} heading={heading} />
      {plan.peopleFirst && (
        <div className="container-page pt-section">
          <HygieneWarning messages={messages} />
        </div>
      )}
      <div className="container-page section-y grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <PlanNotes indicative plan={plan} messages={messages} go={go} answers={answers} className="lg:col-span-7" />
        <SharePlan messages={messages} params={params} className="lg:col-span-4 lg:col-start-9" />
      </div>
      <Recommended {...common} />
      <Weeks {...common} />
      <Shopping {...common} />
      <Hygiene messages={messages} />
      {!plan.peopleFirst && (
        <div className="container-page pt-section">
          <HygieneWarning messages={messages} />
        </div>
      )}
      <div className="container-page section-y grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <NextSteps plan={plan} messages={messages} className="lg:col-span-6" onAgain={onAgain} />
        <MethodNote {...common} profile={profile} className="lg:col-span-5 lg:col-start-8" />
      </div>
    </article>
  );
}
