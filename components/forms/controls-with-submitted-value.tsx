'use client';

import { type ComponentProps, createContext, useContext } from 'react';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';

/** What was submitted with the form around, while its result is a failure. */
export const SubmittedValuesContext = createContext<Partial<Record<string, string>> | undefined>(undefined);

function useSubmittedValue(name: string, value?: string) {
  return useContext(SubmittedValuesContext)?.[name] ?? value;
}

type Control<Tag extends 'input' | 'select'> = Omit<ComponentProps<Tag>, 'name' | 'defaultValue'> & {
  name: string;
  defaultValue?: string;
};

/** An input among the children of a `StaffActionForm` that shows again what a failed action was sent. */
export function SubmittedInput({ name, defaultValue, ...props }: Control<'input'>) {
  const value = useSubmittedValue(name, defaultValue);
  return <Input {...props} name={name} defaultValue={value} />;
}

/** The same for a select. */
export function SubmittedSelect({ name, defaultValue, ...props }: Control<'select'>) {
  const value = useSubmittedValue(name, defaultValue);
  // The key draws it anew: React keeps what a control shows when only its default changes.
  return <Select {...props} key={value} name={name} defaultValue={value} />;
}
