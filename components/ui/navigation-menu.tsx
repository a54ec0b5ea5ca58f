'use client';

import * as Primitive from 'radix-ui/navigation-menu';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { cn } from '@/lib/utils';
import { Icon } from './icon';

export const NavigationMenuItem = Primitive.Item;

const openDelay = 100;
// Radix closes a panel 150 ms after the pointer leaves; the rest adds up to a delay of 300 ms.
const extraGrace = 150;

/** A navigation bar with panels. A panel opens 100 ms after the pointer enters and closes 300 ms after it leaves. */
export function NavigationMenu({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  const [open, setOpen] = useState('');
  const pointerInside = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(value: string) {
    clearTimeout(timer.current);
    if (value || pointerInside.current) setOpen(value);
    else timer.current = setTimeout(setOpen, extraGrace, '');
  }
  return (
    <Primitive.Root
      value={open}
      onValueChange={change}
      delayDuration={openDelay}
      onPointerEnter={() => {
        pointerInside.current = true;
        clearTimeout(timer.current);
      }}
      onPointerLeave={() => {
        pointerInside.current = false;
      }}
      onKeyDown={() => {
        pointerInside.current = true;
      }}
      className={className}
      {...props}
    />
  );
}

export function NavigationMenuList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List className={cn('flex flex-wrap items-center gap-x-6', className)} {...props} />;
}

const bar =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 border-transparent border-b-2 font-bold text-sm hover:border-current data-active:text-accent-text';

export function NavigationMenuTrigger({ className, children, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger className={cn(bar, 'group', className)} {...props}>
      {children}
      <Icon name="chevron" className="size-[0.8em] transition-transform group-data-[state=open]:rotate-180" />
    </Primitive.Trigger>
  );
}

/** A link of the bar or of a panel; use `asChild` around the router's link, and `active` on its own page. */
export function NavigationMenuLink({ className, ...props }: ComponentProps<typeof Primitive.Link>) {
  return <Primitive.Link className={cn(bar, className)} {...props} />;
}

/** The panel under a trigger; its item must be `relative` (or a wider ancestor, for a wide panel). */
export function NavigationMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content
      className={cn(
        'absolute top-full z-40 flex w-max max-w-[calc(100vw-2rem)] animate-drop flex-col rounded-sm border-2 border-foreground bg-background px-5 py-3 text-foreground',
        className,
      )}
      {...props}
    />
  );
}
