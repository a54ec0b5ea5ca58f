import type { Colour } from '@/components/art/palette';

/** Draws around `x`, the middle of the subject, above `y`, the ground; `w` is the whole width. About 860 x 700 units. */
export type Subject = (x: number, y: number, w: number) => string;

/** A scene: its flat field, the colour of the meander in its base, and its subject. */
export type Scene = { field: Colour; key: Colour; subject: Subject };
