import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { copyProductFolder, copyProject, readUncheckedJsonFile, writeJson } from '@/scripts/project-copy';

const letters = (index: number) =>
  [676, 26, 1].map((weight) => String.fromCharCode(65 + (Math.floor(index / weight) % 26))).join('');

/** Copies the project and adds copies of its products under other names until it has `size`. Returns the folder. */
export function copyWithLargeCatalogue(size: number): string {
  const copy = copyProject(`growth-${size}`, ['scripts']);
  const drawings = path.join(copy, 'public/art');
  for (const part of ['hero', 'sections', 'tiles', 'packs'])
    cpSync(path.join('public/art', part), path.join(drawings, part), { recursive: true });
  const folder = path.join(copy, 'content/products');
  const originals = readdirSync(folder).sort();
  const manifest = path.join(copy, 'content/media.json');
  const media = readUncheckedJsonFile(manifest);
  for (let index = originals.length; index < size; index++) {
    const from = originals[index % originals.length] ?? '';
    const { route, line, order, formats } = readUncheckedJsonFile(path.join(folder, from, 'facts.json'));
    const number = Math.floor(index / originals.length) + 1;
    const slug = `${from}-${number}`;
    const code = `${line === 'cats' ? 'YC' : 'YD'}-${letters(index)}`;
    const name = String(readUncheckedJsonFile(path.join(folder, from, 'en.json')).name);
    const facts = { route: `${route}-${number}`, code, order: Number(order) + number * 100 };
    copyProductFolder(copy, from, slug, facts, `${name.slice(0, 34)} ${number}`);
    for (const format of formats as string[]) {
      media[`pack/${slug}-${format}`] = media[`pack/${from}-${format}`];
      const pack = (of: string) => path.join(drawings, 'packs', `${of}-${format}.svg`);
      cpSync(pack(from), pack(slug));
    }
  }
  writeJson(manifest, media);
  return copy;
}
