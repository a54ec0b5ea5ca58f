import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

type Props = Omit<ComponentProps<'div'>, 'role'> & { label: string; value: number; max?: number; valueText?: string };

/** A progress bar. `valueText` is its accessible text ("step 2 of 4"). */
export function Progress({ label, value, max = 100, valueText, className, ...props }: Props) {
  const share = Math.min(100, Math.max(0, (value / max) * 100));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cn('h-2 w-full bg-border text-accent', className)}
      {...props}
    >
      <div className="h-full bg-current transition-[width] print:border-4" style={{ width: `${share}%` }} />
    </div>
  );
}
