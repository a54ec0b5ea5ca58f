import type { ComponentProps } from 'react';

/** A text control of several lines that grows with its text. */
export function Textarea(props: ComponentProps<'textarea'>) {
  return <textarea {...props} />;
}
