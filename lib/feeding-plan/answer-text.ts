import type { Messages } from 'next-intl';
import type { AgeUnit } from '@/lib/feeding/age';
import type { Answers, answerChoices } from '@/lib/feeding/answers';
import { isFieldVisible, suggestWizardDogSize } from '@/lib/feeding/answers-to-profile';
import type { HealthOption } from '@/lib/feeding/health-options';
import { applyAgeUnitFromText } from '@/lib/feeding/parse-age-unit';
import { enteredWeightInKg, parseDecimal } from '@/lib/feeding/parse-decimal';
import type { ExcludableIngredient } from '@/lib/feeding/schema';
import { listWizardStepsOfVariant, type WizardFieldName } from '@/lib/feeding/wizard-steps';
import { lowercaseLabelInSentence, lowercaseLabelsAfterFirst } from '@/lib/i18n/lowercase-first';
import { type PluralTexts, pluralText } from '@/lib/i18n/plural-texts';
import { localePunctuation } from '@/lib/i18n/punctuation';
import { createPlanFormatter, type PlanUnits } from './plan-formatter';

/** The texts that name questions and answers in one language. */
export type AnswerLabels = {
  /** BCP 47 tag for numbers. */
  tag: string;
  plan: Messages['plan'];
  wizard: Messages['wizard'];
  proteins: Record<ExcludableIngredient, string>;
  /** An age in each unit, in the plural form of a number. */
  ages: Record<AgeUnit, PluralTexts>;
  units: PlanUnits;
};

type ChoiceName = Exclude<keyof typeof answerChoices, 'ageUnit'>;

/** The label of an answer to a single-choice field. */
export function choiceLabel(name: ChoiceName, value: string, { plan }: AnswerLabels): string {
  // Every other choice is between yes and no.
  const named: Record<string, string> = name in plan.options ? plan.options[name as 'size'] : plan.options.yesNo;
  return named[value] ?? value;
}

/**
 * Health options as a list, that of an `answer` or `inSentence`. Without the examples of a label, which would read as
 * illnesses that the owner named, and with a mark between them that is in no label: some labels have commas.
 */
export function listHealthOptions(
  options: readonly HealthOption[],
  place: 'answer' | 'inSentence',
  { plan: { options: labels, listedHealth }, tag }: Pick<AnswerLabels, 'plan' | 'tag'>,
): string {
  const listed: Partial<Record<HealthOption, string>> = listedHealth;
  const names = options.map((option) => listed[option] ?? labels.health[option]);
  const cased =
    place === 'answer'
      ? lowercaseLabelsAfterFirst(names, tag)
      : names.map((name) => lowercaseLabelInSentence(name, tag));
  return cased.join(localePunctuation(tag).clause);
}

function ageText(answers: Answers, { ages, tag }: AnswerLabels): string {
  const { age, ageUnit } = applyAgeUnitFromText(answers);
  const value = parseDecimal(age);
  return value === null || !ageUnit ? age : pluralText(ages[ageUnit], value, tag);
}

/** The answer of a field as it is read. */
export function formatWizardAnswer(field: WizardFieldName, answers: Answers, labels: AnswerLabels): string {
  const { wizard, proteins, tag, units } = labels;
  const figures = createPlanFormatter(tag, units);
  const number = (value: number | string) => (typeof value === 'number' ? figures.number(value) : value);
  switch (field) {
    case 'dogName':
      return answers.dogName.trim();
    case 'age':
      return ageText(answers, labels);
    case 'weightKg':
    case 'expectedKg':
      return number(enteredWeightInKg(answers[field])) || wizard.unanswered;
    case 'puppies':
    case 'bodyScore':
      return number(parseDecimal(answers[field]) ?? answers[field]) || wizard.unanswered;
    case 'health':
      return listHealthOptions(answers.health, 'answer', labels);
    case 'excluded':
      return (
        lowercaseLabelsAfterFirst(
          answers.excluded.map((name) => proteins[name]),
          tag,
        ).join(localePunctuation(tag).list) || '–'
      );
    case 'size':
      return choiceLabel('size', answers.size || suggestWizardDogSize(answers) || '', labels);
    default:
      return choiceLabel(field, answers[field], labels) || wizard.unanswered;
  }
}

/** Every question that was shown, with its answer and the step it belongs to, in the order of the questionnaire. */
export function listWizardAnswerRows(
  answers: Answers,
  labels: AnswerLabels,
): { field: WizardFieldName; step: number; label: string; value: string }[] {
  return listWizardStepsOfVariant(answers.variant).flatMap(({ fields }, step) =>
    fields
      .filter((field) => isFieldVisible(field, answers))
      .map((field) => ({
        field,
        step,
        label: labels.plan.fields[field],
        value: formatWizardAnswer(field, answers, labels),
      })),
  );
}
