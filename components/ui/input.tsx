import type { ComponentProps } from 'react';

/** A one-line text control; its look is the base style of every input. */
export function Input(props: ComponentProps<'input'>) {
  return <input {...props} />;
}
