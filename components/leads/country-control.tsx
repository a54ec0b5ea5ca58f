'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormSelect, useControl, useSurroundingForm } from '@/components/forms/form-control';
import type { ComboboxProps } from '@/components/ui/combobox';

type Props = {
  name: string;
  options: { value: string; label: string }[];
  messages: { choose: string; search: string; none: string };
  /** The arrow of the native select. */
  icon: ReactNode;
};

/** A choice out of many: the browser's own select, which a search by typing replaces when the visitor comes near. */
export function CountryControl({ name, options, messages, icon }: Props) {
  const { isActive, resetKey } = useSurroundingForm();
  const { name: _, ...wiring } = useControl({ name }).control;
  const select = useRef<HTMLSelectElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const [Combobox, setCombobox] = useState<ComponentType<ComboboxProps> | null>(null);
  const [value, setValue] = useState('');

  useEffect(() => {
    if (!isActive || Combobox) return;
    let dropped = false;
    const swap = (found: ComponentType<ComboboxProps>) => {
      if (dropped) return;
      setValue(select.current?.value ?? '');
      setCombobox(() => found);
    };
    import('@/components/ui/combobox').then(
      ({ Combobox: found }) => {
        const native = select.current;
        // Never under somebody's hands.
        if (native && native === document.activeElement)
          native.addEventListener('blur', () => swap(found), { once: true });
        else swap(found);
      },
      // Without it the native select stays.
      () => {},
    );
    return () => {
      dropped = true;
    };
  }, [isActive, Combobox]);

  useEffect(() => {
    if (resetKey > 0) setValue('');
  }, [resetKey]);

  // A hidden control tells nobody that it changed; the form listens for it.
  const choose = (next: string) => {
    setValue(next);
    setTimeout(() => hidden.current?.dispatchEvent(new Event('input', { bubbles: true })));
  };
  if (Combobox)
    return (
      <>
        <input
          ref={hidden}
          type="hidden"
          name={name}
          value={value}
          data-kept
          // Not only `choose` fills it: what the tab kept of the form may come later than the search.
          onInput={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <Combobox
          {...wiring}
          labelledBy={`${wiring.id}-label`}
          options={options}
          value={value}
          onValueChange={choose}
          placeholder={messages.choose}
          searchLabel={messages.search}
          emptyText={messages.none}
        />
      </>
    );
  return (
    <span className="relative block text-control-foreground">
      <FormSelect ref={select} name={name} aria-required>
        <option value="">{messages.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </FormSelect>
      {icon}
    </span>
  );
}
