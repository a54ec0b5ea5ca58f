import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { controlProps, FieldHintAndError } from './field';

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A checkbox with its label; the whole row is clickable. */
export function Checkbox({ id, label, hint, error, className, ...props }: Props) {
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2 font-normal">
        <input type="checkbox" {...controlProps({ id, hint, error })} {...props} />
        <span>{label}</span>
      </label>
      <FieldHintAndError id={id} hint={hint} error={error} />
    </div>
  );
}
