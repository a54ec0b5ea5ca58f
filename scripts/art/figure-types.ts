/** A drawing made for this site: one solid shape with lines incised into it. */
export type FigurePathData = {
  /** Left, top, width and height of the outline. */
  box: [number, number, number, number];
  body: string[];
  cuts: { d: string; width: number }[];
  fills?: string;
};

/** Returns lines of one width. */
export const incisedLinesOfWidth = (width: number, ...paths: string[]) => paths.map((d) => ({ d, width }));
