// What a function uses of Deno, so that the project's own compiler checks it.
declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(handler: (request: Request) => Response | Promise<Response>): void;
}

declare module 'npm:zod@4.6.7' {
  export * from 'zod';
}
