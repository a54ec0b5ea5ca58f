import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/**
 * Returns the class names of a button, for links that look like one: `<Link
 * className={buttonVariants({ variant: 'outline' })}>`.
 */
export const buttonVariants = cva(
  // In app/parts.css: as single classes it would weigh on every page with a button.
  'button',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-accent-foreground hover:bg-accent-hover',
        inverse: 'bg-inverse text-inverse-foreground',
        outline: 'border-2 border-current bg-transparent text-foreground',
        ghost: 'bg-transparent text-foreground hover:bg-foreground/10 before:hidden',
        link: 'link rounded-none font-bold before:hidden',
        danger: 'bg-danger-fill text-danger-foreground',
      },
      size: {
        // The line height must follow the text size: otherwise merging the classes drops it.
        sm: 'min-h-9 px-4 py-1.5 text-sm leading-tight pointer-coarse:min-h-11',
        md: 'min-h-12 px-[clamp(0.75rem,6.7vw,1.5rem)] py-2.5 text-base leading-tight',
        lg: 'min-h-14 px-[clamp(1rem,8vw,2rem)] py-3 text-lg leading-tight',
        icon: 'size-11 p-0 text-lg',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'min-h-0 px-0 py-1' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

type Props = ComponentProps<'button'> & VariantProps<typeof buttonVariants> & { asChild?: boolean };

/** A button; with `asChild` it styles its only child, such as a link. */
export function Button({ variant, size, asChild, className, type = 'button', ...props }: Props) {
  const classes = cn(buttonVariants({ variant, size }), className);
  return asChild ? <Slot className={classes} {...props} /> : <button type={type} className={classes} {...props} />;
}
