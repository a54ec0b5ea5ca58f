import type { Answers } from '@/lib/feeding/answers';
import { isFieldVisible, suggestedSize } from '@/lib/feeding/profile';
import { parseDecimal, withoutKilograms } from '@/lib/feeding/schema';
import { stepsOf, type WizardField } from '@/lib/feeding/wizard';
import { createPlanFormatter } from '@/lib/feeding-plan/plan-formatter';
import { countText } from '@/lib/i18n/count-texts';
import { listSeparators } from '@/lib/i18n/list-separators';
import type { PlanMessages } from '../plan-labels';
import { choiceLabel } from './choice-field';
import { stepUrl } from './view-url';

type Props = { answers: Answers; messages: PlanMessages; go: (step: number) => void };

/** What was answered, step by step, each with a way back to it. */
export function Review({ answers, messages, go }: Props) {
  const { plan, wizard } = messages;
  return (
    <dl className="border-border border-t" data-review>
      {stepsOf(answers.variant).flatMap(({ fields }, step) =>
        fields
          .filter((field) => isFieldVisible(field, answers))
          .map((field) => (
            <div
              key={field}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-border border-b py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
            >
              <dt className="font-normal text-muted text-sm max-sm:col-span-2">{plan.fields[field]}</dt>
              <dd className="font-bold">{answerText(field, answers, messages)}</dd>
              <dd>
                <a
                  href={stepUrl('', step) || '?'}
                  className="link inline-flex min-h-11 items-center text-sm noscript:hidden"
                  onClick={(event) => {
                    event.preventDefault();
                    go(step);
                  }}
                >
                  {wizard.edit}
                  <span className="sr-only">: {plan.fields[field]}</span>
                </a>
              </dd>
            </div>
          )),
      )}
    </dl>
  );
}

function ageText({ age, ageUnit }: Answers, { ages, tag }: PlanMessages): string {
  const value = parseDecimal(age);
  return value === null || !ageUnit ? age : countText(ages[ageUnit], value, tag);
}

/** The answer of a field as it is read. */
export function answerText(field: WizardField, answers: Answers, messages: PlanMessages): string {
  const { plan, wizard, proteins, tag, units } = messages;
  const figures = createPlanFormatter(tag, units);
  const number = (text: string) => {
    const value = parseDecimal(withoutKilograms(text));
    return value === null ? text : figures.number(value);
  };
  switch (field) {
    case 'dogName':
      return answers.dogName.trim();
    case 'age':
      return ageText(answers, messages);
    case 'weightKg':
    case 'expectedKg':
    case 'puppies':
    case 'bodyScore':
      return number(answers[field]) || wizard.unanswered;
    case 'health':
      return answers.health.map((option) => plan.options.health[option]).join(listSeparators(tag).list);
    case 'excluded':
      return answers.excluded.map((name) => proteins[name]).join(listSeparators(tag).list) || '–';
    case 'size':
      return choiceLabel('size', answers.size || suggestedSize(answers) || '', messages);
    default:
      return choiceLabel(field, answers[field], messages) || wizard.unanswered;
  }
}
