import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { SelectArrow } from '@/components/ui/select';
import { cn } from '@/lib/utils';
import { FormCheckbox, FormInput, FormSelect, FormTextarea } from './form-control';
import { FormError } from './form-errors';

type Frame = {
  /** As in `FormFrame`, where the form has one. */
  prefix?: string;
  name: string;
  label: ReactNode;
  required?: boolean;
  hint?: ReactNode;
};

const errorIcon = <Icon name="alert" className="translate-y-0.5" />;
/** A label with its star, as one text where that is possible: two need a mark between them in the HTML. */
function starred(label: ReactNode, required?: boolean): ReactNode {
  if (!required) return label;
  return typeof label === 'string' ? `${label} *` : <>{label} *</>;
}

/** What helps to fill a field, below its label. */
function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="text-muted text-sm">
      {children}
    </p>
  );
}

/** Label, control, hint and error of one field, drawn on the server. */
export function FormField({
  prefix = '',
  name,
  label,
  required,
  hint,
  wide,
  children,
}: Frame & { wide?: boolean; children: ReactNode }) {
  const id = prefix + name;
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', wide && 'md:col-span-2')}>
      <label id={`${id}-label`} htmlFor={id}>
        {starred(label, required)}
      </label>
      {children}
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <FormError name={name} icon={errorIcon} />
    </div>
  );
}

type LineProps = Frame & { type?: 'tel' | 'text'; autoComplete?: string };

/** A field of one line. */
export function FormInputField({ type, autoComplete, ...frame }: LineProps) {
  const { name, required, hint } = frame;
  return (
    <FormField {...frame}>
      <FormInput
        name={name}
        hint={Boolean(hint)}
        type={type}
        inputMode={type === 'tel' ? 'tel' : undefined}
        autoComplete={autoComplete}
        aria-required={required}
      />
    </FormField>
  );
}

/** A field of several lines, as wide as the form. */
export function FormTextareaField(frame: Frame) {
  const { name, required, hint } = frame;
  return (
    <FormField {...frame} wide>
      <FormTextarea name={name} hint={Boolean(hint)} aria-required={required} rows={5} />
    </FormField>
  );
}

type Option = { value: string; label: string };
type ChoiceProps = Frame & { options: Option[]; choose: string; autoComplete?: string };

/**
 * A choice in the browser's own select: it can be typed into, filled in by the browser, and works on every device.
 */
export function FormSelectField({ options, choose, autoComplete, ...frame }: ChoiceProps) {
  const { name, required, hint } = frame;
  return (
    <FormField {...frame}>
      <span className="relative block text-control-foreground">
        <FormSelect name={name} hint={Boolean(hint)} aria-required={required} autoComplete={autoComplete}>
          <option value="">{choose}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FormSelect>
        <SelectArrow />
      </span>
    </FormField>
  );
}

type BoxesProps = {
  type: 'radio' | 'checkbox';
  options: Option[];
  /** The option that stands for all others, and excludes them. */
  exclusive?: string;
};

const boxLine = 'flex min-h-11 cursor-pointer items-start gap-3 py-2 font-normal';

/**
 * Choices out of a few, all in sight: one or several. The first has the field's id, so that the summary can lead there.
 */
export function FormOptionsField({
  prefix = '',
  name,
  label,
  required,
  hint,
  type,
  options,
  exclusive,
}: Frame & BoxesProps) {
  const field = prefix + name;
  return (
    <fieldset aria-describedby={hint ? `${field}-hint` : undefined} className="flex flex-col gap-1.5 md:col-span-2">
      <legend>{starred(label, required)}</legend>
      {hint && <FieldHint id={field}>{hint}</FieldHint>}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option, index) => {
          const id = index === 0 ? name : `${name}-${option.value}`;
          return (
            <label key={option.value} htmlFor={prefix + id} className={boxLine}>
              <FormCheckbox
                type={type}
                name={name}
                id={id}
                value={option.value}
                data-exclusive={option.value === exclusive || undefined}
              />
              <span>{option.label}</span>
            </label>
          );
        })}
      </div>
      <FormError name={name} icon={errorIcon} />
    </fieldset>
  );
}

/** An agreement: a checkbox that no draft restores. The whole line is the target. */
export function FormAgreementField({ prefix = '', name, label, required }: Frame) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={prefix + name} className={boxLine}>
        <FormCheckbox name={name} aria-required={required} data-agreement />
        <span>{starred(label, required)}</span>
      </label>
      <FormError name={name} icon={errorIcon} />
    </div>
  );
}
