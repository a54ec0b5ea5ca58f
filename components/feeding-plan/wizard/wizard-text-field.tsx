import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { answerParamNames, speciesOfWizardVariant } from '@/lib/feeding/answers';
import { weightBoundsKgBySpecies } from '@/lib/feeding/answers-to-profile';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { getNumberFormat } from '@/lib/i18n/formatters';
import type { WizardFieldProps } from './wizard-field-props';

// A weight may have its unit spelled out.
const inputs = {
  dogName: { autoComplete: 'off', autoCapitalize: 'words', maxLength: 60, optional: false },
  weightKg: { autoComplete: 'off', inputMode: 'decimal', maxLength: 24, optional: false },
  expectedKg: { autoComplete: 'off', inputMode: 'decimal', maxLength: 24, optional: true },
  bodyScore: { autoComplete: 'off', inputMode: 'numeric', maxLength: 3, optional: true },
  puppies: { autoComplete: 'off', inputMode: 'numeric', maxLength: 3, optional: true },
} as const;
type Name = keyof typeof inputs;

/** A name or a number. */
export function WizardTextField({
  name,
  answers,
  update,
  messages: { wizard, tag },
  error,
}: WizardFieldProps & { name: Name }) {
  const { optional, ...input } = inputs[name];
  const number = getNumberFormat(tag);
  const bounds = weightBoundsKgBySpecies[speciesOfWizardVariant(answers.variant)];
  const limits = { min: number.format(bounds.min), max: number.format(bounds.max) };
  const hint = name === 'dogName' ? undefined : fillTemplate(wizard.hints[name], limits);
  return (
    <Field
      id={`plan-${name}`}
      label={<span className="text-lg">{wizard.asks[name]}</span>}
      mark={optional && wizard.optional}
      hint={hint}
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          {...input}
          name={answerParamNames[name]}
          value={answers[name]}
          onChange={({ target }) => update({ [name]: target.value })}
          aria-required={optional ? undefined : true}
          className={name === 'dogName' ? 'max-w-md text-xl' : 'max-w-48 text-xl tabular-nums'}
        />
      )}
    </Field>
  );
}
