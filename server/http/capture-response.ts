import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** What Next wrote, uncompressed, and the function that sends a response in its place; status and headers are on the response. */
export type CapturedResponse = { body: Buffer; reply: (send: () => void) => void };

/** Lets Next respond and captures what it writes; null when the client left before it was complete. */
export function captureResponse(
  request: IncomingMessage,
  response: ServerResponse,
  next: RequestListener,
): Promise<CapturedResponse | null> {
  return new Promise((resolve) => {
    const { end, write, writeHead } = response;
    const chunks: Buffer[] = [];
    let size = 0;
    let done = false;
    const keep = (chunk: unknown, coding: unknown) => {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk, coding as BufferEncoding) : chunk;
      if (done || !(bytes instanceof Uint8Array)) return;
      chunks.push(Buffer.from(bytes));
      size += bytes.length;
    };
    // What Next writes after the body is complete, or after it was sent, is dropped.
    const held = {
      // Next's compression wants the headers before the first byte; length and encoding are known only at the end.
      writeHead: (status: number) => {
        if (!done) response.statusCode = status;
        return response;
      },
      write: (chunk: unknown, coding: unknown) => {
        keep(chunk, coding);
        // Next ends a stale response only when the new one is ready, which a failing back end delays; all of its bytes are here already.
        if (size > 0 && size === Number(response.getHeader('Content-Length'))) complete();
        return true;
      },
      end: (chunk: unknown, coding: unknown) => {
        keep(chunk, coding);
        complete();
        return response;
      },
    };
    const reply = (send: () => void) => {
      Object.assign(response, { end, write, writeHead });
      send();
      Object.assign(response, held);
    };
    const complete = () => {
      if (!done) resolve({ body: Buffer.concat(chunks), reply });
      done = true;
    };
    response.once('close', () => resolve(null));
    Object.assign(response, held);
    next(request, response);
  });
}
