import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * How much CPU time compression may take: for a whole build whose site is waited for, for one response that is, for a
 * page of a build, for an asset that many pages share.
 */
export type CompressionEffort = 'first' | 'quick' | 'page' | 'asset';
// Brotli 11 takes ten times as long as 9 and saves 8 %, and 9 takes ten times as long as 5. The first levels take half
// of the quick ones' time, for a tenth more bytes.
const levels: Record<CompressionEffort, { br: number; gzip: number }> = {
  first: { br: 2, gzip: 4 },
  quick: { br: 5, gzip: 6 },
  page: { br: 9, gzip: 9 },
  asset: { br: 11, gzip: 9 },
};

/** Both compressed forms of a body. */
export async function compressBrotliAndGzip(
  body: Buffer,
  effort: CompressionEffort,
): Promise<{ br: Buffer; gzip: Buffer }> {
  const level = levels[effort];
  const params = { [constants.BROTLI_PARAM_QUALITY]: level.br, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), deflate(body, { level: level.gzip })]);
  return { br, gzip: gz };
}

/** True for media types that compress well. */
export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|.*\+(json|xml))|image\/svg\+xml)/.test(type);
}
