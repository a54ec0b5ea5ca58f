import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { Icon } from './icon';

/** Attributes that link a control to its label, hint and error. */
export type ControlIdAndAria = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type Wiring = { id: string; hint?: ReactNode; error?: ReactNode };

/** Returns the id and ARIA attributes of a control inside a field. */
export function controlProps({ id, hint, error }: Wiring): ControlIdAndAria {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}

/** Shows the hint and the error below a control. */
export function FieldHintAndError({ id, hint, error }: Wiring) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-baseline gap-2 font-bold text-danger text-sm">
          <Icon name="alert" className="translate-y-0.5" />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

type Props = Omit<ComponentProps<'div'>, 'children' | 'id'> &
  Wiring & {
    label: ReactNode;
    /** Text after the label, such as "(optional)". */
    mark?: ReactNode;
    children: (control: ControlIdAndAria) => ReactNode;
  };

/** Label, control, hint and error: `<Field id="email" label={…}>{(control) => <Input {...control} />}</Field>`. */
export function Field({ id, label, mark, hint, error, children, className, ...props }: Props) {
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)} {...props}>
      <label htmlFor={id}>
        {label} {mark && <span className="font-normal text-muted">{mark}</span>}
      </label>
      {children(controlProps({ id, hint, error }))}
      <FieldHintAndError id={id} hint={hint} error={error} />
    </div>
  );
}
