'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useSurroundingForm } from './form-context';

type Common = { name: string; hint?: boolean };

/** What ties a control to its label, hint, error and what was typed before. */
export function useControl({ name, hint }: Common) {
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
  const { control, text } = useControl({ name, hint });
  return <input {...control} defaultValue={text} {...props} />;
}

/** A control of several lines of the form around. */
export function FormTextarea({ name, hint, ...props }: ComponentProps<'textarea'> & Common) {
  const { control, text } = useControl({ name, hint });
  return <textarea {...control} defaultValue={text} {...props} />;
}

/** The browser's own select of the form around. */
export function FormSelect({ name, hint, ...props }: ComponentProps<'select'> & Common) {
  const { control, text } = useControl({ name, hint });
  return <select {...control} defaultValue={text} className="appearance-none truncate pe-10" {...props} />;
}

/** A tick box or radio button of the form around: alone, or one of several with the same name. */
export function FormBox({ name, hint, id, value, ...props }: ComponentProps<'input'> & Common) {
  const { prefix } = useSurroundingForm();
  const { control, value: submittedValues } = useControl({ name, hint });
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

/** The error of a field, below it. */
export function FormError({ name, icon }: { name: string; icon: ReactNode }) {
  const { prefix, fieldErrors } = useSurroundingForm();
  return (
    fieldErrors[name] && (
      <p id={`${prefix + name}-error`} className="flex items-baseline gap-2 font-bold text-danger text-sm">
        {icon}
        <span>{fieldErrors[name]}</span>
      </p>
    )
  );
}

/** The label of a field, by the field's name. */
export function FormLabel({ name, ...props }: Omit<ComponentProps<'label'>, 'id' | 'htmlFor'> & { name: string }) {
  const id = useSurroundingForm().prefix + name;
  // biome-ignore lint/a11y/noLabelWithoutControl: the control stands beside it.
  return <label id={`${id}-label`} htmlFor={id} {...props} />;
}

/** What helps to fill a field, below its label. */
export function FormHint({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p id={`${useSurroundingForm().prefix + name}-hint`} className="text-muted text-sm">
      {children}
    </p>
  );
}

/** The line of a tick box or radio button: all of it is the target. */
export function FormOptionLabel({ id, ...props }: Omit<ComponentProps<'label'>, 'htmlFor'> & { id: string }) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the control stands inside.
  return <label htmlFor={useSurroundingForm().prefix + id} {...props} />;
}

/** Choices that belong together. */
export function FormGroup({ name, hint, children }: Common & { children: ReactNode }) {
  const { prefix } = useSurroundingForm();
  return (
    <fieldset
      aria-describedby={hint ? `${prefix + name}-hint` : undefined}
      className="flex flex-col gap-1.5 md:col-span-2"
    >
      {children}
    </fieldset>
  );
}
