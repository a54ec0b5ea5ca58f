import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { convertCardSvgToPng, drawOgCard } from './draw-og-card';
import { listFoundAndMissingOgCards, type OgCardContent } from './list-og-cards';
import { writeIfChanged } from './write-if-changed';

const ledger = 'scripts/art/og-hashes.json';
const limit = 60 * 1024;
const digest = (data: string) => createHash('sha256').update(data).digest('base64url').slice(0, 22);

type Ledger = Record<string, { texts: string; drawing: string }>;

const readLedger = (): Ledger =>
  existsSync(ledger)
    ? z
        .record(z.string(), z.strictObject({ texts: z.string(), drawing: z.string() }))
        .parse(JSON.parse(readFileSync(ledger, 'utf8')))
    : {};
const cardName = ({ locale, key }: OgCardContent) => `${locale}/${key}`;
const cardFile = (card: OgCardContent) => `public/og/${cardName(card)}.png`;
const digestTexts = (card: OgCardContent) => digest(JSON.stringify(card));

/**
 * Renders the cards whose drawing changed since the last run. Returns how many were
 * rendered and how many were current.
 */
export async function buildChangedOgCards(list: OgCardContent[]): Promise<{ drawn: number; current: number }> {
  const entries = readLedger();
  let drawn = 0;
  for (const one of list) {
    const name = cardName(one);
    const file = cardFile(one);
    const svg = await drawOgCard(one);
    const drawing = digest(svg);
    const isCurrent = entries[name]?.drawing === drawing && existsSync(file);
    entries[name] = { texts: digestTexts(one), drawing };
    if (isCurrent) continue;
    const png = await convertCardSvgToPng(svg);
    if (png.length > limit) throw new Error(`${file} is ${png.length} bytes, over ${limit}`);
    writeIfChanged(file, png);
    drawn++;
  }
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeIfChanged(ledger, `${JSON.stringify(sorted, null, 2)}\n`);
  return { drawn, current: list.length - drawn };
}

/** The cards that have no file, or one with texts that have changed since. */
export function findOutdatedOgCards(): OgCardContent[] {
  const entries = readLedger();
  return listFoundAndMissingOgCards().found.filter(
    (one) => entries[cardName(one)]?.texts !== digestTexts(one) || !existsSync(cardFile(one)),
  );
}

/** Renders the outdated cards. Returns a message with their number, or an empty string if none was. */
export async function buildOutdatedOgCards(): Promise<string> {
  const outdated = findOutdatedOgCards();
  return outdated.length ? `${(await buildChangedOgCards(outdated)).drawn} cards drawn` : '';
}

/** Renders all cards whose texts exist. Returns a message that lists the missing content files. */
export async function buildAllChangedOgCards(): Promise<string> {
  const { found, missing } = listFoundAndMissingOgCards();
  const { drawn, current } = await buildChangedOgCards(found);
  const notice = missing.length ? `; ${missing.length} wait for words, such as ${missing.slice(0, 3).join(', ')}` : '';
  return `${drawn} cards drawn, ${current} current${notice}`;
}
