import 'server-only';
import { connect } from 'node:net';
import { readEnvironmentVariable } from '@/lib/config/env';

const timeoutMs = 30_000;

/**
 * What clamd at CLAMAV_ADDRESS finds in the bytes: its name, or null if it finds nothing or no scanner is set. Throws
 * when the scanner cannot be reached or does not respond with a verdict. Protocol: clamd(8), INSTREAM.
 */
export async function scanForVirusName(bytes: Buffer): Promise<string | null> {
  const endpoint = readEnvironmentVariable('CLAMAV_ADDRESS');
  if (!endpoint) return null;
  const { hostname: host, port } = new URL(endpoint);
  const response = await sendToScanner(bytes, host.replace(/^\[|\]$/g, ''), Number(port));
  if (/: OK$/.test(response)) return null;
  const found = /: (.+) FOUND$/.exec(response)?.[1];
  if (!found) throw new Error(`the virus scanner gave no verdict: ${response.slice(0, 200) || 'nothing'}`);
  return found;
}

function sendToScanner(bytes: Buffer, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let response = '';
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the virus scanner does not answer')));
    socket.on('data', (chunk) => {
      response += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('end', () => resolve((response.split('\0')[0] ?? '').trim()));
    const size = Buffer.alloc(4);
    size.writeUInt32BE(bytes.length);
    // One chunk, preceded by its length, and a chunk of length 0.
    socket.write(Buffer.concat([Buffer.from('zINSTREAM\0'), size, bytes, Buffer.alloc(4)]));
  });
}
