import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { cn } from '@/lib/utils';

type Props = {
  action: string;
  /** What was searched for. */
  text: string;
  labels: { search: string; submit: string };
  className?: string;
  /** Hidden inputs with the other parameters of the list. */
  children?: ReactNode;
};

/** Searches a list of the staff area by text (`q`), by loading its page anew. */
export function StaffSearchForm({ action, text, labels, className, children }: Props) {
  return (
    <form action={action} className={cn('flex max-w-xl items-end gap-3', className)}>
      {children}
      <div className="grow">
        <label htmlFor="q">{labels.search}</label>
        <Input id="q" name="q" type="search" defaultValue={text} className="mt-1.5" />
      </div>
      <Button type="submit" variant="outline">
        {labels.submit}
      </Button>
    </form>
  );
}
