import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export const badgeVariants = cva(
  'inline-flex items-center gap-1.5 rounded-sm px-2 py-1 font-bold text-xs leading-none',
  {
    variants: {
      variant: {
        field: 'bg-field text-field-foreground',
        inverse: 'bg-inverse text-inverse-foreground',
        outline: 'border border-border-strong text-foreground',
        success: 'border border-current text-success',
        warning: 'border border-current text-warning',
        danger: 'bg-danger-fill text-danger-foreground',
      },
    },
    defaultVariants: { variant: 'outline' },
  },
);

/** A short label. The `field` variant takes its colour from `data-field` or `data-protein` on itself or an ancestor. */
export function Badge({ variant, className, ...props }: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
