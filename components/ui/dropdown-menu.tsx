'use client';

import * as Primitive from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { Icon } from './icon';

// Radix opens a submenu after 100 ms and keeps it open for 300 ms while the pointer moves towards it.
export const DropdownMenuTrigger = Primitive.Trigger;
export const DropdownMenuRadioGroup = Primitive.RadioGroup;
export const DropdownMenuSub = Primitive.Sub;

/** A menu of actions. The page stays accessible: only a dialog hides the rest from assistive technology. */
export function DropdownMenu({ modal = false, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={modal} {...props} />;
}

// Panels stay in place in the document, inside the landmark of their trigger.
const panel =
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-drop overflow-y-auto rounded-sm border-2 border-foreground bg-background p-1 text-foreground';
const item =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 px-3 py-2 text-sm outline-none data-highlighted:bg-inverse data-highlighted:text-inverse-foreground data-disabled:pointer-events-none data-disabled:opacity-55';

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content sideOffset={4} collisionPadding={8} className={cn(panel, className)} {...props} />;
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={cn(item, className)} {...props} />;
}

export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn(item, 'justify-between', className)} {...props}>
      <span className="flex items-center gap-3">{children}</span>
      <Primitive.ItemIndicator>
        <Icon name="check" />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={cn('eyebrow px-3 py-2 text-muted', className)} {...props} />;
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn('my-1 border-border border-t', className)} {...props} />;
}

export function DropdownMenuSubTrigger({ className, children, ...props }: ComponentProps<typeof Primitive.SubTrigger>) {
  return (
    <Primitive.SubTrigger className={cn(item, 'justify-between', className)} {...props}>
      {children}
      <Icon name="chevron" className="-rotate-90" />
    </Primitive.SubTrigger>
  );
}

export function DropdownMenuSubContent({ className, ...props }: ComponentProps<typeof Primitive.SubContent>) {
  return <Primitive.SubContent collisionPadding={8} className={cn(panel, className)} {...props} />;
}
