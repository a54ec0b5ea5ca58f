import type { ComponentProps } from 'react';

/** A single-line text input; its style is the base style of every input. */
export function Input(props: ComponentProps<'input'>) {
  return <input {...props} />;
}
