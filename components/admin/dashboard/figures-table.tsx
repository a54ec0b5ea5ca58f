import type { ReactNode } from 'react';

/** The text equivalent of a chart, folded up; people who do not see the chart find it in its place. */
export function FiguresTable({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="w-fit py-1.5 text-sm pointer-coarse:py-2.5">{summary}</summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
