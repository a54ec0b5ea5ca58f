import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { ageUnits } from '@/lib/feeding/age';
import { answerParamNames } from '@/lib/feeding/answers';
import { splitAgeNumberAndUnit } from '@/lib/feeding/parse-age-unit';
import { maxNumberTextLength } from '@/lib/feeding/parse-decimal';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { getNumberFormat } from '@/lib/i18n/formatters';
import type { WizardFieldProps } from './wizard-field-props';

/**
 * An age with its unit beside it. A unit typed after the number shows as chosen, and is so once the field is left, since
 * half a word may be another unit. A choice removes it from the text, or converts an age in two units, for which there
 * is room.
 */
export function AgeField({ answers, update, messages: { wizard, plan, tag }, error }: WizardFieldProps) {
  const example = getNumberFormat(tag).format(2.5);
  const { unit: entered } = splitAgeNumberAndUnit(answers.age);
  return (
    <Field
      id="plan-age"
      label={<span className="text-lg">{wizard.asks.age}</span>}
      hint={fillTemplate(wizard.hints.age, { example })}
      error={error}
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Input
            {...control}
            name={answerParamNames.age}
            value={answers.age}
            onChange={({ target: { value } }) => update({ age: value })}
            onBlur={() => entered && update({ ageUnit: entered })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={maxNumberTextLength}
            aria-required
            className="max-w-72 text-xl tabular-nums"
          />
          <fieldset className="flex flex-wrap border border-control-border">
            <legend className="sr-only">{plan.fields.ageUnit}</legend>
            {ageUnits.map((unit) => (
              <label
                key={unit}
                className="relative flex min-h-12 cursor-pointer items-center bg-control px-4 font-normal text-base text-control-foreground has-checked:bg-inverse has-checked:font-bold has-checked:text-inverse-foreground has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name={answerParamNames.ageUnit}
                  value={unit}
                  checked={(entered ?? answers.ageUnit) === unit}
                  onChange={() => update({ ageUnit: unit })}
                  className="absolute inset-0 m-auto size-full opacity-0 forced-colors:static forced-colors:me-2 forced-colors:size-5 forced-colors:opacity-100"
                />
                {plan.options.ageUnit[unit]}
              </label>
            ))}
          </fieldset>
        </div>
      )}
    </Field>
  );
}
