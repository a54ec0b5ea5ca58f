import { expect, test } from 'vitest';
import { seal, unseal } from '@/server/embedded-supabase/routes/factor-store';

test('a second factor opens with the token secret that sealed it; another secret gives its own error with instructions', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'one token secret');
  expect(unseal(sealed, 'one token secret')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => unseal(sealed, 'another token secret')).toThrow(/token secret is not the one.*staff:rescue/);
});
