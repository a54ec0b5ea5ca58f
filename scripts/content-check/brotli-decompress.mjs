// In the place of the decompressor of fonts that fontkit has in JavaScript, which takes half a second for those of the
// site: Node.js has it in native code.
import { brotliDecompressSync } from 'node:zlib';

export default (buffer) => new Uint8Array(brotliDecompressSync(buffer));
