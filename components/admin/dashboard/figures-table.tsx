import type { ReactNode } from 'react';

/** The text equivalent of a chart, folded up; people who do not see the chart find it in its place. */
export function FiguresTable({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm">{summary}</summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
