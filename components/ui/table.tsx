import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** A table in a focusable frame that scrolls sideways; `label` names the frame. */
export function Table({ label, className, ...props }: ComponentProps<'table'> & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className={cn('min-w-max sm:min-w-full', className)} {...props} />
    </section>
  );
}

/** On a phone each row of such a table is a block of lines instead of one that scrolls sideways. */
export const stackedTableClass =
  'max-sm:block max-sm:min-w-0 max-sm:[&>tbody]:block max-sm:[&>thead]:sr-only max-sm:[&_td]:block max-sm:[&_td]:border-0 max-sm:[&_td]:py-0.5 max-sm:[&_tr]:block max-sm:[&_tr]:border-border max-sm:[&_tr]:border-b max-sm:[&_tr]:py-3';

// The base styles cover these elements. The names exist so that tables read like those of shadcn/ui.
export const TableHeader = (props: ComponentProps<'thead'>) => <thead {...props} />;
export const TableBody = (props: ComponentProps<'tbody'>) => <tbody {...props} />;
export const TableCaption = (props: ComponentProps<'caption'>) => <caption {...props} />;
export const TableCell = (props: ComponentProps<'td'>) => <td {...props} />;

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr className={cn('hover:bg-foreground/5', className)} {...props} />;
}
/** A one-word heading is not broken: the frame scrolls. */
export function TableHead({ scope = 'col', className, ...props }: ComponentProps<'th'>) {
  return <th scope={scope} className={cn('wrap-normal', className)} {...props} />;
}

/** The header row of a table with plain, unique column names. */
export function TableColumnHeaders({ names }: { names: readonly string[] }) {
  return (
    <TableHeader>
      <TableRow>
        {names.map((name) => (
          <TableHead key={name}>{name}</TableHead>
        ))}
      </TableRow>
    </TableHeader>
  );
}
