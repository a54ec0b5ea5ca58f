import { createRequire } from 'node:module';
import type sharpModule from 'sharp';

/** The picture library. Its ES module imports JSON by attribute, which Node.js before 20.10 cannot read. */
export const sharp: typeof sharpModule = createRequire(import.meta.url)('sharp');
