'use client';

import * as Primitive from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

/** Shares the delays of all tooltips below it: 700 ms for the first, none for another one within 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  );
}

/** A tooltip on a focusable element (`children`). Never use it as the only source of essential information. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-fade rounded-sm bg-inverse px-3 py-2 text-inverse-foreground text-sm"
        >
          {content}
          <Primitive.Arrow className="fill-inverse" />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
