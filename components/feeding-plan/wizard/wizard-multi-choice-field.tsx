import { controlProps, FieldHintAndError } from '@/components/ui/field';
import { answerParamNames } from '@/lib/feeding/answers';
import { type HealthOption, toggleHealthOption } from '@/lib/feeding/health-options';
import { type ExcludableIngredient, excludableIngredients } from '@/lib/feeding/schema';
import { wizardDefinitionByVariant as ways } from '@/lib/feeding/wizard-steps';
import type { WizardFieldProps } from './wizard-field-props';

type Name = 'health' | 'excluded';

/** Any number of answers, each a chip that can be ticked. */
export function WizardMultiChoiceField({ name, answers, update, messages, error }: WizardFieldProps & { name: Name }) {
  const { wizard, plan, proteins } = messages;
  const id = `plan-${name}`;
  const { 'aria-describedby': describedBy } = controlProps({ id, hint: wizard.hints[name], error });
  // What the other way had ticked stays in sight.
  const options: readonly string[] =
    name === 'health' ? [...new Set([...ways[answers.variant].health, ...answers.health])] : excludableIngredients;
  const values: readonly string[] = answers[name];
  const optionLabel = (value: string) =>
    name === 'health' ? plan.options.health[value as HealthOption] : proteins[value as ExcludableIngredient];
  function toggle(value: string) {
    if (name === 'health') {
      const health = toggleHealthOption(answers.health, value as HealthOption);
      return update({ health, ...(!health.includes('pregnancyNursing') && { puppies: '' }) });
    }
    const excluded = excludableIngredients.filter((each) => (each === value) !== answers.excluded.includes(each));
    update({ excluded });
  }
  return (
    <fieldset aria-describedby={describedBy} className="flex flex-col gap-1.5">
      <legend className="mb-1.5">
        <span className="text-lg">{wizard.asks[name]}</span>{' '}
        {name === 'excluded' && <span className="font-normal text-muted">{wizard.optional}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((value, index) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border border-control-border bg-control px-3.5 py-2 font-normal text-base text-control-foreground hover:border-control-foreground has-checked:border-control-foreground has-checked:font-bold has-checked:outline-2 has-checked:outline-control-foreground has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              id={index === 0 ? id : `${id}-${value}`}
              name={answerParamNames[name]}
              value={value}
              checked={values.includes(value)}
              onChange={() => toggle(value)}
              aria-invalid={error ? true : undefined}
              className="focus-visible:outline-none"
            />
            {optionLabel(value)}
          </label>
        ))}
      </div>
      <FieldHintAndError id={id} hint={wizard.hints[name]} error={error} />
    </fieldset>
  );
}
