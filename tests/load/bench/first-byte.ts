/**
 * Milliseconds to the first byte of a page: including the start of its server, for the first request,
 * and the median of 200 more requests.
 */
export type FirstByte = { started: number; cold: number; warm: number };

async function once(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } });
  const elapsedMs = performance.now() - start;
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
  return elapsedMs;
}

/** Measures a URL not requested before, one request after another. */
export async function measureFirstByte(url: string, started: number): Promise<FirstByte> {
  const cold = await once(url);
  const times: number[] = [];
  for (let turn = 0; turn < 200; turn += 1) times.push(await once(url));
  return { started, cold, warm: times.toSorted((a, b) => a - b)[100] ?? Number.NaN };
}
