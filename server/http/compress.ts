import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Both compressed forms of a body. Brotli 11 is for what many pages share; for the hundreds of pages of a build, 9 is ten times as fast and
 * 8 % larger.
 */
export async function compress(body: Buffer, quality = 11): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), deflate(body, { level: 9 })]);
  return { br, gzip: gz };
}

/** True for media types that compress well. */
export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json|.*\+xml)|image\/svg\+xml)/.test(type);
}
