'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useLead } from './lead-context';

type Common = { name: string; hint?: boolean };

/** What ties a control to its label, hint, error and what was typed before. */
export function useControl({ name, hint }: Common) {
  const { problems, typed } = useLead();
  const describedBy = [problems[name] && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const value = typed[name];
  return {
    value,
    control: {
      id: name,
      name,
      'aria-invalid': problems[name] ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
    text: typeof value === 'string' ? value : '',
  };
}

/** A one-line control of the form around. */
export function LeadInput({ name, hint, ...props }: ComponentProps<'input'> & Common) {
  const { control, text } = useControl({ name, hint });
  return <input {...control} defaultValue={text} {...props} />;
}

/** A control of several lines of the form around. */
export function LeadTextarea({ name, hint, ...props }: ComponentProps<'textarea'> & Common) {
  const { control, text } = useControl({ name, hint });
  return <textarea {...control} defaultValue={text} {...props} />;
}

/** The browser's own select of the form around. */
export function LeadSelect({ name, hint, ...props }: ComponentProps<'select'> & Common) {
  const { control, text } = useControl({ name, hint });
  return <select {...control} defaultValue={text} className="appearance-none truncate pe-10" {...props} />;
}

/** A tick box or radio button of the form around: alone, or one of several with the same name. */
export function LeadBox({ name, hint, id, value, ...props }: ComponentProps<'input'> & Common) {
  const { control, value: typed } = useControl({ name, hint });
  const checked = value === undefined ? typed === 'on' : [typed].flat().includes(String(value));
  return <input type="checkbox" {...control} id={id ?? name} value={value} defaultChecked={checked} {...props} />;
}

/** The error of a field, below it. */
export function LeadError({ name, icon }: { name: string; icon: ReactNode }) {
  const { problems } = useLead();
  return (
    problems[name] && (
      <p id={`${name}-error`} className="flex items-baseline gap-2 font-bold text-danger text-sm">
        {icon}
        <span>{problems[name]}</span>
      </p>
    )
  );
}
