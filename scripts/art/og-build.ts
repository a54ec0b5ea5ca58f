import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { drawOgCard, ogCardPng } from './draw-og-card';
import { type OgCardContent, ogCards } from './og-cards';
import { writeIfChanged } from './write-if-changed';

const ledger = 'scripts/art/og-hashes.json';
const limit = 60 * 1024;
const digest = (data: string) => createHash('sha256').update(data).digest('base64url').slice(0, 22);

/**
 * Renders the cards whose drawing changed since the last run. Returns how many were
 * rendered and how many were current.
 */
export async function buildChangedOgCards(list: OgCardContent[]): Promise<{ drawn: number; current: number }> {
  const hashes = existsSync(ledger)
    ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(ledger, 'utf8')))
    : {};
  let drawn = 0;
  for (const one of list) {
    const name = `${one.locale}/${one.key}`;
    const file = cardFile(one);
    const svg = await drawOgCard(one);
    const hash = digest(svg);
    if (hashes[name] === hash && existsSync(file)) continue;
    const png = await ogCardPng(svg);
    if (png.length > limit) throw new Error(`${file} is ${png.length} bytes, over ${limit}`);
    writeIfChanged(file, png);
    hashes[name] = hash;
    drawn++;
  }
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeIfChanged(ledger, `${JSON.stringify(sorted, null, 2)}\n`);
  return { drawn, current: list.length - drawn };
}

const cardFile = ({ locale, key }: OgCardContent) => `public/og/${locale}/${key}.png`;

/** Renders the cards without a file. Returns a message with their number, or an empty string if none was missing. */
export async function buildMissingOgCards(): Promise<string> {
  const missing = ogCards().found.filter((one) => !existsSync(cardFile(one)));
  return missing.length ? `${(await buildChangedOgCards(missing)).drawn} missing cards drawn` : '';
}

/** Renders all cards whose texts exist. Returns a message that lists the missing content files. */
export async function buildAllCards(): Promise<string> {
  const { found, missing } = ogCards();
  const { drawn, current } = await buildChangedOgCards(found);
  const notice = missing.length ? `; ${missing.length} wait for words, such as ${missing.slice(0, 3).join(', ')}` : '';
  return `${drawn} cards drawn, ${current} current${notice}`;
}
