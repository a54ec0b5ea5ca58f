import type { ComponentProps } from 'react';

/** A multi-line text control that grows with its text. */
export function Textarea(props: ComponentProps<'textarea'>) {
  return <textarea {...props} />;
}
