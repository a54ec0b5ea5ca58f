import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { controlProps, FieldHintAndError } from './field';

type Option = { value: string; label: ReactNode; description?: ReactNode };
type Props = Omit<ComponentProps<'input'>, 'type' | 'id' | 'value' | 'defaultValue' | 'name'> & {
  id: string;
  name: string;
  legend: ReactNode;
  options: readonly Option[];
  value?: string;
  defaultValue?: string;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A single choice shown as cards with native radio buttons. Other props apply to every radio button. */
export function RadioCards({
  id,
  name,
  legend,
  options,
  value,
  defaultValue,
  hint,
  error,
  className,
  ...props
}: Props) {
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = controlProps({ id, hint, error });
  return (
    <fieldset aria-describedby={describedBy} className={cn('flex flex-col gap-1.5', className)}>
      <legend className="mb-1.5">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2">
        {options.map((option, index) => (
          <label
            key={option.value}
            className={cn(
              'relative flex min-h-12 cursor-pointer items-start gap-3 rounded-sm border border-control-border bg-control p-3.5 text-control-foreground',
              'hover:border-control-foreground has-checked:border-control-foreground has-checked:outline-2 has-checked:outline-control-foreground',
              'has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
              invalid && 'border-2 border-danger',
            )}
          >
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              aria-invalid={invalid}
              className="focus-visible:outline-none"
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
              {...props}
            />
            <span className="flex min-w-0 flex-col">
              <span>{option.label}</span>
              {option.description && (
                <span className="font-normal text-control-muted text-sm">{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldHintAndError id={id} hint={hint} error={error} />
    </fieldset>
  );
}
