import type { ComponentProps } from 'react';

/** A control that chooses files, with the look of a button: without it the browsers' base style is plain text. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <input
      {...props}
      type="file"
      className="w-full min-w-0 file:me-4 file:cursor-pointer file:rounded-sm file:border-2 file:border-current file:bg-transparent file:px-4 file:py-1.5 file:font-bold file:text-foreground disabled:file:cursor-not-allowed"
    />
  );
}
