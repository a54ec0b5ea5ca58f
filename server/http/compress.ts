import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * How much CPU time compression may take: for a response that is waited for, for a page of a build, for an asset that
 * many pages share.
 */
export type Effort = 'quick' | 'page' | 'asset';
// Brotli 11 takes ten times as long as 9 and saves 8 %, and 9 takes ten times as long as 5.
const levels: Record<Effort, { br: number; gzip: number }> = {
  quick: { br: 5, gzip: 6 },
  page: { br: 9, gzip: 9 },
  asset: { br: 11, gzip: 9 },
};

/** Both compressed forms of a body. */
export async function compress(body: Buffer, effort: Effort): Promise<{ br: Buffer; gzip: Buffer }> {
  const level = levels[effort];
  const params = { [constants.BROTLI_PARAM_QUALITY]: level.br, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), deflate(body, { level: level.gzip })]);
  return { br, gzip: gz };
}

/** True for media types that compress well. */
export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json|.*\+xml)|image\/svg\+xml)/.test(type);
}
