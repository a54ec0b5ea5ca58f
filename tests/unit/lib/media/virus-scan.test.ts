import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({ scannerUrl: undefined as string | undefined }));
vi.mock('@/lib/config/env', () => ({ readEnvironmentVariable: () => state.scannerUrl }));
const { scanForVirusName } = await import('@/lib/media/virus-scan');

const closes: (() => void)[] = [];
afterEach(() => {
  for (const close of closes.splice(0)) close();
  state.scannerUrl = undefined;
});

/** Reads one INSTREAM command like clamd, chunk by chunk up to the empty one. */
function readStream(sent: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (sent.length < command.length) return null;
  expect(sent.subarray(0, command.length).toString()).toBe(command);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** A fake scanner that finds the text EICAR, or sends the given response. */
async function clamd(reply?: string) {
  const server = createServer((socket: Socket) => {
    let sent = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      sent = Buffer.concat([sent, chunk]);
      const file = readStream(sent);
      if (file) socket.end(reply ?? `stream: ${file.includes('EICAR') ? 'Eicar-Test FOUND' : 'OK'}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closes.push(() => server.close());
  const bound = server.address();
  state.scannerUrl = `tcp://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
}

it('passes without a request if no scanner is configured', async () => {
  expect(await scanForVirusName(Buffer.from('EICAR'))).toBeNull();
});

it('streams a large file, and detects a virus at its end', async () => {
  await clamd();
  const file = Buffer.alloc(1_500_000, 7);
  expect(await scanForVirusName(file)).toBeNull();
  expect(await scanForVirusName(Buffer.concat([file, Buffer.from('EICAR')]))).toBe('Eicar-Test');
});

it.each(['INSTREAM size limit exceeded. ERROR\0', ''])('treats %j as a missing verdict', async (reply) => {
  await clamd(reply);
  await expect(scanForVirusName(Buffer.from('x'))).rejects.toThrow('no verdict');
});

it('fails if no scanner listens', async () => {
  await clamd();
  closes.splice(0).forEach((close) => {
    close();
  });
  await expect(scanForVirusName(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED');
});
