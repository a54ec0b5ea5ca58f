import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { SelectArrow } from '@/components/ui/select';
import { cn } from '@/lib/utils';
import {
  FormBox,
  FormError,
  FormGroup,
  FormHint,
  FormInput,
  FormLabel,
  FormOptionLabel,
  FormSelect,
  FormTextarea,
} from './form-control';

type Frame = { name: string; label: ReactNode; required?: boolean; hint?: ReactNode };

const errorIcon = <Icon name="alert" className="translate-y-0.5" />;
const star = (required?: boolean) => required && ' *';

/** Label, control, hint and error of one field, drawn on the server. */
export function FormField({
  name,
  label,
  required,
  hint,
  wide,
  children,
}: Frame & { wide?: boolean; children: ReactNode }) {
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', wide && 'md:col-span-2')}>
      <FormLabel name={name}>
        {label}
        {star(required)}
      </FormLabel>
      {children}
      {hint && <FormHint name={name}>{hint}</FormHint>}
      <FormError name={name} icon={errorIcon} />
    </div>
  );
}

type LineProps = Frame & { type?: 'tel' | 'text'; autoComplete?: string };

/** A field of one line. */
export function FormLine({ type, autoComplete, ...frame }: LineProps) {
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
export function FormText(frame: Frame) {
  const { name, required, hint } = frame;
  return (
    <FormField {...frame} wide>
      <FormTextarea name={name} hint={Boolean(hint)} aria-required={required} rows={5} />
    </FormField>
  );
}

type Option = { value: string; label: string };

/** A choice out of a few, in the browser's own select. */
export function FormChoice({ options, choose, ...frame }: Frame & { options: Option[]; choose: string }) {
  const { name, required, hint } = frame;
  return (
    <FormField {...frame}>
      <span className="relative block text-control-foreground">
        <FormSelect name={name} hint={Boolean(hint)} aria-required={required}>
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

type BoxesProps = { type: 'radio' | 'checkbox'; options: Option[] };

const boxLine = 'flex min-h-11 cursor-pointer items-start gap-3 py-2 font-normal';

/** Choices out of a few, all in sight: one or several. The first has the field's id, so that the summary can lead there. */
export function FormBoxes({ name, label, required, hint, type, options }: Frame & BoxesProps) {
  return (
    <FormGroup name={name} hint={Boolean(hint)}>
      <legend>
        {label}
        {star(required)}
      </legend>
      {hint && <FormHint name={name}>{hint}</FormHint>}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option, index) => {
          const id = index === 0 ? name : `${name}-${option.value}`;
          return (
            <FormOptionLabel key={option.value} id={id} className={boxLine}>
              <FormBox type={type} name={name} id={id} value={option.value} />
              <span>{option.label}</span>
            </FormOptionLabel>
          );
        })}
      </div>
      <FormError name={name} icon={errorIcon} />
    </FormGroup>
  );
}

/** An agreement: a tick box that is never kept between visits. The whole line is the target. */
export function FormAgreement({ name, label, required }: Frame) {
  return (
    <div className="flex flex-col gap-1">
      <FormOptionLabel id={name} className={boxLine}>
        <FormBox name={name} aria-required={required} data-agreement />
        <span>
          {label}
          {star(required)}
        </span>
      </FormOptionLabel>
      <FormError name={name} icon={errorIcon} />
    </div>
  );
}

/** A field that people neither see nor reach; what fills it is a machine. */
export function FormTrap({ name, label }: { name: string; label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
