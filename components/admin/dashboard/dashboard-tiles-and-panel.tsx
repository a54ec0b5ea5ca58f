import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';

/** Shows one figure of the dashboard with its label and an explanation. */
export function DashboardTile({
  label,
  value,
  note,
  warn,
}: {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  warn?: boolean;
}) {
  return (
    <div
      className={cn(
        'border-s-[7px] border-double bg-surface px-3 py-3 sm:px-5 sm:py-4',
        warn ? 'border-danger' : 'border-accent',
      )}
    >
      <dt className="font-normal text-muted text-sm">{label}</dt>
      <dd>
        <span className="block font-extrabold text-2xl tabular-nums leading-tight sm:text-3xl">{value}</span>
        {note && <span className="text-sm">{note}</span>}
      </dd>
    </div>
  );
}

/** Lays out figures side by side. */
export function DashboardTileGrid({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-2 sm:gap-4 xl:grid-cols-4">{children}</dl>;
}

/** A titled part of the dashboard. The tables inside are the named regions. */
export function DashboardPanel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </div>
  );
}
