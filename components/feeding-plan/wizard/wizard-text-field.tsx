import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { answerParamNames, speciesOfWizardVariant } from '@/lib/feeding/answers';
import { weightBoundsKgBySpecies } from '@/lib/feeding/answers-to-profile';
import { maxNumberTextLength } from '@/lib/feeding/parse-decimal';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { getNumberFormat } from '@/lib/i18n/formatters';
import type { WizardFieldProps } from './wizard-field-props';

// What is too much is rejected with its reason; a limit that cut it would drop the end in silence.
const number = { autoComplete: 'off', maxLength: maxNumberTextLength } as const;
const inputs = {
  dogName: { autoComplete: 'off', autoCapitalize: 'words', maxLength: 60, optional: false },
  weightKg: { ...number, inputMode: 'decimal', optional: false },
  expectedKg: { ...number, inputMode: 'decimal', optional: true },
  bodyScore: { ...number, inputMode: 'numeric', optional: true },
  puppies: { ...number, inputMode: 'numeric', optional: true },
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
  const { format } = getNumberFormat(tag);
  const bounds = weightBoundsKgBySpecies[speciesOfWizardVariant(answers.variant)];
  const limits = { min: format(bounds.min), max: format(bounds.max) };
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
