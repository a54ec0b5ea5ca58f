'use client';

import type { ComponentProps } from 'react';
import { useSurroundingForm } from './form-context';

type Common = { name: string; hint?: boolean };

/** What ties a control to its label, hint and error, and its submitted value. */
export function useFormControl({ name, hint }: Common) {
  const { prefix, fieldErrors, submittedValues } = useSurroundingForm();
  const id = prefix + name;
  const describedBy = [fieldErrors[name] && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const value = submittedValues[name];
  return {
    value,
    control: {
      id,
      name,
      'aria-invalid': fieldErrors[name] ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
    text: typeof value === 'string' ? value : '',
  };
}

/** A one-line control of the form around. */
export function FormInput({ name, hint, ...props }: ComponentProps<'input'> & Common) {
  const { control, text } = useFormControl({ name, hint });
  return <input {...control} defaultValue={text} {...props} />;
}

/** A control of several lines of the form around. */
export function FormTextarea({ name, hint, ...props }: ComponentProps<'textarea'> & Common) {
  const { control, text } = useFormControl({ name, hint });
  return <textarea {...control} defaultValue={text} {...props} />;
}

/** The browser's own select of the form around. */
export function FormSelect({ name, hint, ...props }: ComponentProps<'select'> & Common) {
  const { control, text } = useFormControl({ name, hint });
  return <select {...control} defaultValue={text} className="appearance-none truncate pe-10" {...props} />;
}

/** A tick box or radio button of the form around: alone, or one of several with the same name. */
export function FormCheckbox({ name, hint, id, value, ...props }: ComponentProps<'input'> & Common) {
  const { prefix } = useSurroundingForm();
  const { control, value: submittedValues } = useFormControl({ name, hint });
  const checked = value === undefined ? submittedValues === 'on' : [submittedValues].flat().includes(String(value));
  return (
    <input
      type="checkbox"
      {...control}
      id={id ? prefix + id : control.id}
      value={value}
      defaultChecked={checked}
      {...props}
    />
  );
}
