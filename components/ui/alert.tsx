import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { Icon } from './icon';

const alertVariants = cva('flex gap-4 border-s-[7px] border-double bg-surface px-5 py-4 text-foreground', {
  variants: {
    variant: {
      info: 'border-info [&>svg]:text-info',
      success: 'border-success [&>svg]:text-success',
      warning: 'border-warning [&>svg]:text-warning',
      danger: 'border-danger [&>svg]:text-danger',
    },
  },
  defaultVariants: { variant: 'info' },
});
const icons = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' } as const;

type Props = Omit<ComponentProps<'div'>, 'title'> & VariantProps<typeof alertVariants> & { title?: ReactNode };

/** A message in the page. Pass `role="alert"` for an error after a user action, `role="status"` for a success. */
export function Alert({ variant, title, children, className, ...props }: Props) {
  return (
    <div className={cn(alertVariants({ variant }), className)} {...props}>
      <Icon name={icons[variant ?? 'info']} className="mt-1 text-lg" />
      <div className="min-w-0">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}

/** The message of an action's result: good news, or what went wrong. */
export function ResultAlert({ ok, ...props }: Omit<Props, 'variant' | 'role'> & { ok: boolean }) {
  return <Alert variant={ok ? 'success' : 'danger'} role={ok ? 'status' : 'alert'} {...props} />;
}
