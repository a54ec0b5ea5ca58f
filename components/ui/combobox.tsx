'use client';

import { Command } from 'cmdk';
import * as Popover from 'radix-ui/popover';
import { useState } from 'react';
import { normalizeForSearch } from '@/lib/text/normalize-for-search';
import type { ControlIdAndAria } from './field';
import { Icon } from './icon';

type Option = { value: string; label: string };
export type ComboboxProps = Partial<ControlIdAndAria> & {
  id: string;
  /** Id of the label, so that the button's accessible name is its label and its value. */
  labelledBy?: string;
  options: readonly Option[];
  value: string;
  onValueChange: (value: string) => void;
  /** Name of the form field with the value. */
  name?: string;
  placeholder: string;
  searchLabel: string;
  emptyText: string;
};

function matches(label: string, search: string): number {
  return normalizeForSearch(label).includes(normalizeForSearch(search)) ? 1 : 0;
}

/** A searchable select. Spread a field's `control` on it; its label names the button. */
export function Combobox({
  options,
  value,
  onValueChange,
  name,
  placeholder,
  searchLabel,
  emptyText,
  labelledBy,
  ...control
}: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);

  function choose(next: string) {
    onValueChange(next);
    setOpen(false);
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      {name && <input type="hidden" name={name} value={value} />}
      <Popover.Trigger
        {...control}
        aria-labelledby={labelledBy && `${labelledBy} ${control.id}-value`}
        className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 rounded-sm border border-control-border bg-control px-3.5 py-2 text-start text-control-foreground hover:border-control-foreground aria-invalid:border-2 aria-invalid:border-danger"
      >
        <span id={`${control.id}-value`} className={chosen ? 'truncate' : 'truncate text-control-muted'}>
          {chosen?.label ?? placeholder}
        </span>
        <Icon name="chevron" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={searchLabel}
          className="z-50 w-(--radix-popover-trigger-width) min-w-56 animate-drop rounded-sm border-2 border-foreground bg-background text-foreground"
        >
          <Command label={searchLabel} defaultValue={chosen?.label} filter={matches}>
            <div className="flex items-center gap-2 border-border border-b ps-3">
              <Icon name="search" />
              <Command.Input
                placeholder={searchLabel}
                className="border-0 bg-transparent px-1 text-foreground outline-none placeholder:text-muted"
              />
            </div>
            <Command.List label={searchLabel} className="max-h-64 overflow-y-auto p-1">
              <Command.Empty className="px-3 py-4 text-muted text-sm">{emptyText}</Command.Empty>
              {options.map((option) => (
                <Command.Item
                  key={option.value}
                  value={option.label}
                  onSelect={() => choose(option.value)}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-2 text-sm data-[selected=true]:bg-inverse data-[selected=true]:text-inverse-foreground data-[selected=true]:forced-color-adjust-none"
                >
                  {option.label}
                  {option.value === value && <Icon name="check" />}
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
