'use client';

import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';

export type ShortcutLabels = {
  title: string;
  open: string;
  scope: string;
  on: string;
  close: string;
  keys: [string, string][];
};
type Props = {
  labels: ShortcutLabels;
  open: boolean;
  setOpen: (open: boolean) => void;
  on: boolean;
  setOn: (on: boolean) => void;
};

/** Lists the keyboard shortcuts, with a switch that turns them off. */
export function ShortcutsDialog({ labels, open, setOpen, on, setOn }: Props) {
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {labels.open} <span aria-hidden="true">?</span>
      </Button>
      <DialogContent closeLabel={labels.close}>
        <DialogTitle>{labels.title}</DialogTitle>
        <DialogDescription>{labels.scope}</DialogDescription>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
          {labels.keys.map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 border border-border-strong px-2 py-0.5 text-center font-bold text-sm">
                  {key}
                </kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <Checkbox id="shortcuts-on" label={labels.on} checked={on} onChange={({ target }) => setOn(target.checked)} />
      </DialogContent>
    </Dialog>
  );
}
