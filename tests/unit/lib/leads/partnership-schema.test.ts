import { describe, expect, it } from 'vitest';
import { retailerTypes } from '@/lib/config/retailer-types';
import { collectFieldErrors } from '@/lib/forms/form-values';
import { partnershipSchema } from '@/lib/leads/schemas';

const valid = {
  fullName: ' Ελένη Ο’Νιλ ',
  businessName: 'Σκύλος & Σία',
  businessType: 'petStore',
  email: 'eleni@shop.example',
  phone: '+30 210 123-4567',
  location: '北京',
  agreeToTerms: true,
  agreeToMarketing: false,
};
const errorsOf = (change: Record<string, unknown>) => {
  const result = partnershipSchema.safeParse({ ...valid, ...change });
  return result.success ? {} : collectFieldErrors(result.error);
};

describe('the partnership application', () => {
  it('accepts valid values and trims them', () => {
    expect(partnershipSchema.parse(valid).fullName).toBe('Ελένη Ο’Νιλ');
    for (const businessType of retailerTypes) expect(errorsOf({ businessType })).toEqual({});
  });
  it.each(['fullName', 'businessName', 'email', 'phone', 'location'])('requires %s', (field) => {
    for (const value of ['', '   ', undefined, null, 5, {}])
      expect(errorsOf({ [field]: value })).toEqual({ [field]: `partnership.errors.${field}` });
  });
  it('requires a known type and the accepted terms', () => {
    expect(errorsOf({ businessType: 'circus' })).toEqual({ businessType: 'partnership.errors.businessType' });
    expect(errorsOf({ agreeToTerms: false })).toEqual({ agreeToTerms: 'partnership.errors.agreeToTerms' });
  });
  it('reports the error of a value', () => {
    expect(errorsOf({ email: 'a@b' })).toEqual({ email: 'form.errors.invalidEmail' });
    expect(errorsOf({ phone: 'call me' })).toEqual({ phone: 'form.errors.invalidPhone' });
    expect(errorsOf({ fullName: 'x'.repeat(10_000) })).toEqual({ fullName: 'form.errors.tooLong' });
    for (const bad of ['a\u0000b', 'a\nBcc: x', 'a\u0085b'])
      expect(errorsOf({ location: bad })).toEqual({ location: 'form.errors.controlCharacters' });
  });
});
