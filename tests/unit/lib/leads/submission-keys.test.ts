import { describe, expect, it } from 'vitest';
import { resolveIdempotencyKey } from '@/lib/leads/submission-keys';

const lead = { fullName: 'Ελένη Ο’Νιλ', email: 'eleni@shop.example', phone: '+30 210 123-4567' };

describe('the submission key', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  it('is the one in the form if it is a UUID', () => {
    const own = '6f1c2b3a-1111-4222-8333-444455556666';
    expect(resolveIdempotencyKey(own, lead, now)).toBe(own);
  });
  it('otherwise is a UUID of the content and the day', () => {
    const key = resolveIdempotencyKey('', lead, now);
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(resolveIdempotencyKey('not a key', lead, now)).toBe(key);
    expect(resolveIdempotencyKey('', { ...lead, phone: '1' }, now)).not.toBe(key);
    expect(resolveIdempotencyKey('', lead, new Date('2026-03-02T10:00:00Z'))).not.toBe(key);
  });
});
