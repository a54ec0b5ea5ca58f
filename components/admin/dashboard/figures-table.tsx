import type { ReactNode } from 'react';

/** The text alternative of a chart, in a collapsed section. Screen reader users read it instead of the chart. */
export function FiguresTable({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="w-fit py-1.5 text-sm pointer-coarse:py-2.5">{summary}</summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
