import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { cn } from '@/lib/utils';
import {
  LeadBox,
  LeadError,
  LeadGroup,
  LeadHint,
  LeadInput,
  LeadLabel,
  LeadOptionLabel,
  LeadSelect,
  LeadTextarea,
} from './lead-control';

type Frame = { name: string; label: ReactNode; required?: boolean; hint?: ReactNode };

const errorIcon = <Icon name="alert" className="translate-y-0.5" />;
const star = (required?: boolean) => required && ' *';

/** Label, control, hint and error of one field, drawn on the server. */
export function LeadField({
  name,
  label,
  required,
  hint,
  wide,
  children,
}: Frame & { wide?: boolean; children: ReactNode }) {
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', wide && 'md:col-span-2')}>
      <LeadLabel name={name}>
        {label}
        {star(required)}
      </LeadLabel>
      {children}
      {hint && <LeadHint name={name}>{hint}</LeadHint>}
      <LeadError name={name} icon={errorIcon} />
    </div>
  );
}

type LineProps = Frame & { type?: 'tel' | 'text'; autoComplete?: string };

/** A field of one line. */
export function LeadLine({ type, autoComplete, ...frame }: LineProps) {
  const { name, required, hint } = frame;
  return (
    <LeadField {...frame}>
      <LeadInput
        name={name}
        hint={Boolean(hint)}
        type={type}
        inputMode={type === 'tel' ? 'tel' : undefined}
        autoComplete={autoComplete}
        aria-required={required}
      />
    </LeadField>
  );
}

/** A field of several lines, as wide as the form. */
export function LeadText(frame: Frame) {
  const { name, required, hint } = frame;
  return (
    <LeadField {...frame} wide>
      <LeadTextarea name={name} hint={Boolean(hint)} aria-required={required} rows={5} />
    </LeadField>
  );
}

type Option = { value: string; label: string };

/** A choice out of a few, in the browser's own select. */
export function LeadChoice({ options, choose, ...frame }: Frame & { options: Option[]; choose: string }) {
  const { name, required, hint } = frame;
  return (
    <LeadField {...frame}>
      <span className="relative block text-control-foreground">
        <LeadSelect name={name} hint={Boolean(hint)} aria-required={required}>
          <option value="">{choose}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </LeadSelect>
        <SelectArrow />
      </span>
    </LeadField>
  );
}

/** The arrow over a native select. */
export function SelectArrow() {
  return <Icon name="chevron" className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2" />;
}

type BoxesProps = { type: 'radio' | 'checkbox'; options: Option[] };

const boxLine = 'flex min-h-11 cursor-pointer items-start gap-3 py-2 font-normal';

/** Choices out of a few, all in sight: one or several. The first has the field's id, so that the summary can lead there. */
export function LeadBoxes({ name, label, required, hint, type, options }: Frame & BoxesProps) {
  return (
    <LeadGroup name={name} hint={Boolean(hint)}>
      <legend>
        {label}
        {star(required)}
      </legend>
      {hint && <LeadHint name={name}>{hint}</LeadHint>}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option, index) => {
          const id = index === 0 ? name : `${name}-${option.value}`;
          return (
            <LeadOptionLabel key={option.value} id={id} className={boxLine}>
              <LeadBox type={type} name={name} id={id} value={option.value} />
              <span>{option.label}</span>
            </LeadOptionLabel>
          );
        })}
      </div>
      <LeadError name={name} icon={errorIcon} />
    </LeadGroup>
  );
}

/** An agreement: a tick box that is never kept between visits. The whole line is the target. */
export function LeadAgreement({ name, label, required }: Frame) {
  return (
    <div className="flex flex-col gap-1">
      <LeadOptionLabel id={name} className={boxLine}>
        <LeadBox name={name} aria-required={required} data-agreement />
        <span>
          {label}
          {star(required)}
        </span>
      </LeadOptionLabel>
      <LeadError name={name} icon={errorIcon} />
    </div>
  );
}

/** A field that people neither see nor reach; what fills it is a machine. */
export function LeadTrap({ name, label }: { name: string; label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
