import type { CSSProperties } from 'react';

/**
 * The number of columns of a grid, for classes such as `lg:grid-cols-(--columns)`: as many as it has entries, so that
 * no column is empty where a language leaves out some.
 */
export const buildGridColumnsStyle = (count: number) =>
  ({ '--columns': `repeat(${Math.max(count, 1)},minmax(0,1fr))` }) as CSSProperties;

/** The same for the rows beside a large entry: `lg:grid-rows-(--rows)`. */
export const buildGridRowsStyle = (count: number) =>
  ({ '--rows': `repeat(${Math.max(count, 1)},minmax(0,1fr))` }) as CSSProperties;
