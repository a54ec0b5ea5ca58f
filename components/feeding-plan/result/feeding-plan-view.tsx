import './print.css';
import { Alert } from '@/components/ui/alert';
import type { Plan } from '@/lib/feeding/build-plan';
import { createPlanFormatter } from '@/lib/feeding-plan/plan-formatter';
import type { DisplayedFood } from '../displayed-food';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';
import type { CommonPlanResultProps } from './common-plan-result-props';
import { DailyAmountHeadline } from './daily-amount-headline';
import { HygieneSection } from './hygiene-section';
import { MethodNote } from './method-note';
import { PlanExportSection } from './plan-export-section';
import { PlanNextSteps } from './plan-next-steps';
import { PlanNotesAndAnswers } from './plan-notes-and-answers';
import { PlanWeeks } from './plan-weeks';
import { RecommendedFoods } from './recommended-foods';
import { ShoppingSection } from './shopping-section';

type Props = CommonPlanResultProps & { plan: Plan; foods: DisplayedFood[]; params: string };

/** What raw meat may mean for the people in the house, as a text that is the same everywhere on the site. */
function HygieneWarning({ messages: { plan } }: { messages: PlanWizardLabels }) {
  return (
    <Alert variant="warning" title={plan.people.title} data-people>
      <p>{plan.people.text}</p>
    </Alert>
  );
}

/** The four-week plan of one dog. */
export function FeedingPlanView({ plan, foods, params, profile, answers, messages, heading, go, onAgain }: Props) {
  const figures = createPlanFormatter(messages.tag, messages.units);
  const known = new Map(foods.map((food) => [food.slug, food]));
  const common = { plan, known, messages, figures };
  return (
    <article data-plan>
      <DailyAmountHeadline
        {...common}
        profile={profile}
        heading={heading}
        warning={plan.peopleFirst && <HygieneWarning messages={messages} />}
      />
      <div className="container-page section-y grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <PlanNotesAndAnswers
          indicative
          plan={plan}
          messages={messages}
          go={go}
          answers={answers}
          className="lg:col-span-7"
        />
        <PlanExportSection messages={messages} params={params} className="lg:col-span-4 lg:col-start-9" />
      </div>
      <RecommendedFoods {...common} />
      <PlanWeeks {...common} />
      <ShoppingSection {...common} />
      <HygieneSection messages={messages} />
      {!plan.peopleFirst && (
        <div className="container-page pt-section">
          <HygieneWarning messages={messages} />
        </div>
      )}
      <div className="container-page section-y grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <PlanNextSteps plan={plan} messages={messages} className="lg:col-span-6" onAgain={onAgain} />
        <MethodNote {...common} profile={profile} className="lg:col-span-5 lg:col-start-8" />
      </div>
    </article>
  );
}
