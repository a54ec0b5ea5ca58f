import type { BrandColourName } from '@/lib/config/brand-colours';

/**
 * Draws around `x`, the centre of the subject, above `y`, the ground; `w` is the whole width. About 860 x 700 units.
 */
export type DrawSubject = (x: number, y: number, w: number) => string;

/** A scene: its field colour, the colour of the meander at its foot, and its subject. */
export type SceneDefinition = { field: BrandColourName; key: BrandColourName; subject: DrawSubject };
