import { RadioCards } from '@/components/ui/radio-cards';
import type { BodyCondition, DogSize, Species } from '@/lib/feeding/animal-attribute-values';
import { type Answers, answerChoices, answerParamNames, speciesOfWizardVariant } from '@/lib/feeding/answers';
import { suggestWizardDogSize, weightBandOfWizardSize } from '@/lib/feeding/answers-to-profile';
import { bodyScoreRangeOf } from '@/lib/feeding/body-condition';
import type { WeightBand } from '@/lib/feeding/dog-size-tables';
import { choiceLabel } from '@/lib/feeding-plan/answer-text';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { formatFigureRange } from '@/lib/i18n/format-quantity';
import { getNumberFormat } from '@/lib/i18n/formatters';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';
import { BodyConditionFigure } from './body-condition-figure';
import type { WizardFieldProps } from './wizard-field-props';

type Name = Exclude<keyof typeof answerChoices, 'ageUnit'>;

const optional: readonly Name[] = ['neutered', 'household', 'restDay'];

/** One answer out of a few, as cards. */
export function SingleChoiceField({
  name,
  answers,
  update,
  messages,
  error,
  ready,
}: WizardFieldProps & { name: Name }) {
  const { wizard } = messages;
  const offered = name === 'size' && ready ? suggestWizardDogSize(answers) : null;
  const options = answerChoices[name].map((value) => ({
    value,
    label: labelOf(name, value, messages, speciesOfWizardVariant(answers.variant)),
    description: hintOf(name, value, answers, messages, value === offered),
  }));
  return (
    <RadioCards
      id={`plan-${name}`}
      name={answerParamNames[name]}
      legend={
        <>
          <span className="text-lg">{wizard.asks[name]}</span>
          {optional.includes(name) && <span className="font-normal text-muted"> {wizard.optional}</span>}
        </>
      }
      hint={name === 'size' || name === 'bodyCondition' || name === 'restDay' ? wizard.hints[name] : undefined}
      error={error}
      className={options.length === 2 ? '[&>div]:max-w-md [&>div]:grid-cols-2' : undefined}
      options={options}
      value={answers[name] || offered || ''}
      onChange={({ target }) => update(changesOf(name, target.value))}
    />
  );
}

function changesOf(name: Name, value: string): Partial<Answers> {
  // No health issue: what was ticked before goes too, in sight of the visitor.
  const cleared = name === 'hasHealthIssues' && value === 'no' ? { health: [], puppies: '' } : {};
  return { [name]: value, ...cleared };
}

function labelOf(name: Name, value: string, messages: PlanWizardLabels, species: Species) {
  const label = <span className="font-bold text-base">{choiceLabel(name, value, messages)}</span>;
  if (name !== 'bodyCondition') return label;
  return (
    <span className="flex flex-col gap-2 max-sm:flex-row-reverse max-sm:justify-between">
      <BodyConditionFigure
        condition={value as BodyCondition}
        species={species}
        className="w-full max-w-56 text-control-foreground max-sm:max-w-28"
      />
      {label}
    </span>
  );
}

function hintOf(name: Name, value: string, answers: Answers, messages: PlanWizardLabels, offered: boolean) {
  const { wizard } = messages;
  if (name === 'bodyCondition') {
    const [first, last] = bodyScoreRangeOf(value as BodyCondition);
    return `${wizard.bodyHints[value as BodyCondition]} (${first === last ? first : formatFigureRange(messages.tag, first, last)}/9)`;
  }
  if (name === 'activity') return wizard.activityHints[value as keyof typeof wizard.activityHints];
  if (name !== 'size') return undefined;
  return (
    <>
      {bandText(weightBandOfWizardSize(value as DogSize, answers), messages)}
      {offered && <strong className="mt-1 block text-control-foreground">{wizard.offered}</strong>}
    </>
  );
}

function bandText({ over, upTo }: WeightBand, { wizard, tag }: PlanWizardLabels): string {
  const number = getNumberFormat(tag);
  const values = { min: number.format(over), max: number.format(upTo) };
  if (over === 0) return fillTemplate(wizard.bands.upTo, values);
  return fillTemplate(Number.isFinite(upTo) ? wizard.bands.between : wizard.bands.over, values);
}
