import { expect, test } from 'vitest';
import { sealSecret, unsealSecret } from '@/server/embedded-supabase/routes/factor-secrets';

test('a second factor opens with the token secret that sealed it; another secret gives its own error with instructions', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', 'one token secret');
  expect(unsealSecret(sealed, 'one token secret')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => unsealSecret(sealed, 'another token secret')).toThrow(/token secret is not the one.*staff:rescue/);
});
