import type { IncomingMessage, ServerResponse } from 'node:http';

const drainLimit = 32_000_000;
const drainTime = 10_000;

/**
 * Responds with a bare status and closes the connection. The body is read and discarded first, up to a limit of bytes and time: a client
 * that is still sending would otherwise not receive the response.
 */
export function respondWithStatus(request: IncomingMessage, response: ServerResponse, status: number): void {
  const respond = () => {
    clearTimeout(timer);
    if (response.headersSent) return;
    // The unread rest of a body must not be taken for the next request.
    response
      .writeHead(status, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' })
      .end(String(status));
  };
  const timer = setTimeout(respond, drainTime);
  if (request.readableEnded) {
    respond();
    return;
  }
  let read = 0;
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > drainLimit) respond();
  });
  request.on('end', respond);
  request.on('close', () => clearTimeout(timer));
}
