import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { sharp } from '@/lib/media/sharp';
import { silhouetteNames } from './silhouette-names';

const iconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/** Copies the path data of the used silhouettes from the icon package, with their actual bounding boxes. */
export async function writeSilhouettesJsonFromIconPackage(file: string): Promise<void> {
  const { icons } = iconSet.parse(
    JSON.parse(await readFile('node_modules/@iconify-json/game-icons/icons.json', 'utf8')),
  );
  const out: Record<string, { d: string; box: number[] }> = {};
  for (const name of silhouetteNames) {
    const body = icons[name]?.body ?? '';
    const d = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
    if (!d) throw new Error(`The icon set has no silhouette ${name}`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="${d}"/></svg>`;
    const { info } = await sharp(Buffer.from(svg)).trim({ background: '#0000' }).toBuffer({ resolveWithObject: true });
    out[name] = { d, box: [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0), info.width, info.height] };
  }
  const json = JSON.stringify(out, null, 2).replace(
    /\[\s+([-\d,\s]+?)\s+\]/g,
    (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`,
  );
  await writeFile(file, `${json}\n`);
}
