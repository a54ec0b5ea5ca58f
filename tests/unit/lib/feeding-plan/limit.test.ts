import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consumeDocumentLimit } from '@/lib/feeding-plan/document-rate-limit';
import { readClientIp } from '@/lib/http/client-ip';
import { consumeRateLimit } from '@/lib/supabase/rate-limit';

vi.mock('@/lib/http/client-ip', async (original) => ({ ...(await original<object>()), readClientIp: vi.fn() }));
vi.mock('@/lib/supabase/rate-limit', () => ({ consumeRateLimit: vi.fn() }));
vi.mock('@/lib/observability/log', () => ({ log: { warn: vi.fn() } }));

let callers = 0;
beforeEach(() => {
  callers += 1;
  vi.mocked(readClientIp).mockResolvedValue(`10.0.0.${callers}`);
});
const take = () => consumeDocumentLimit();

describe('the limit of plan documents', () => {
  it('uses the back end while it responds', async () => {
    vi.mocked(consumeRateLimit).mockResolvedValueOnce(0).mockResolvedValueOnce(30);
    expect([await take(), await take()]).toEqual([true, false]);
  });

  it('uses this process during a back-end outage', async () => {
    vi.mocked(consumeRateLimit).mockRejectedValue(new Error('down'));
    for (let hit = 0; hit < 60; hit += 1) expect(await take()).toBe(true);
    expect(await take()).toBe(false);
  });

  it('waits at most one second for a hanging back end', async () => {
    vi.mocked(consumeRateLimit).mockReturnValue(new Promise(() => {}));
    const start = Date.now();
    expect(await take()).toBe(true);
    expect(Date.now() - start).toBeLessThan(4000);
  });
});
