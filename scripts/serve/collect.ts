import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** What Next wrote, plain, and the way to send an answer in its place; status and headers are on the response. */
export type Collected = { body: Buffer; reply: (send: () => void) => void };

/** Lets Next answer and keeps its words; null when the client left before they were whole. */
export function collect(
  request: IncomingMessage,
  response: ServerResponse,
  next: RequestListener,
): Promise<Collected | null> {
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
    // What Next still says once all is here, or was sent, goes nowhere.
    const held = {
      // Next's compression asks for the head before the first byte; length and encoding are known only at the end.
      writeHead: (status: number) => {
        if (!done) response.statusCode = status;
        return response;
      },
      write: (chunk: unknown, coding: unknown) => {
        keep(chunk, coding);
        // Next ends a stale answer only when the new one is made, which a failing back end delays; all of its bytes are here already.
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
