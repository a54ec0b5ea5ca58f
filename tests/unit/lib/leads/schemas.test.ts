import { describe, expect, it } from 'vitest';
import { collectFieldErrors, convertCheckboxesToBooleans, readFormValues } from '@/lib/forms/form-values';
import {
  contactSchema,
  contactTopics,
  countryCodes,
  exportBusinessCategories,
  exportEnquiryProducts,
  exportEnquirySchema,
  exportEnquiryVolumes,
} from '@/lib/leads/schemas';

const enquiry = {
  businessCategory: 'distributor',
  companyName: ' Draugs SIA ',
  contactName: 'Anna Bērziņa',
  email: 'anna@draugs.example',
  country: 'LV',
  phone: '',
  interestedProducts: ['catProducts', 'completeMeals'],
  estimatedVolume: 'medium',
  message: '',
};
const message = {
  fullName: ' 李娜 ',
  email: 'li@狗.example',
  phone: '',
  topic: 'feeding',
  message: 'Καλημέρα',
  agreeToPrivacy: true,
};
const exportErrors = (change: object) => errorsOf(exportEnquirySchema.safeParse({ ...enquiry, ...change }));
const contactErrors = (change: object) => errorsOf(contactSchema.safeParse({ ...message, ...change }));
function errorsOf(
  result: ReturnType<typeof exportEnquirySchema.safeParse> | ReturnType<typeof contactSchema.safeParse>,
) {
  return result.success ? {} : collectFieldErrors(result.error);
}
const nothings = ['', '   ', undefined, null, 5, {}, ['a']];
const hostile = ['a\u0000b', 'a\nBcc: x', 'a\u0085b', 'a\u001bb'];

describe('the export enquiry', () => {
  it('accepts valid values, trims them and sorts the products', () => {
    expect(exportEnquirySchema.parse(enquiry)).toMatchObject({
      companyName: 'Draugs SIA',
      interestedProducts: ['completeMeals', 'catProducts'],
    });
  });
  it.each(['companyName', 'contactName', 'email'])('requires %s', (field) => {
    for (const value of nothings)
      expect(exportErrors({ [field]: value })).toEqual({ [field]: `exportEnquiry.errors.${field}` });
  });
  it.each([
    ['businessCategory', exportBusinessCategories],
    ['country', [...countryCodes, 'other']],
    ['estimatedVolume', exportEnquiryVolumes],
  ])('requires a known %s', (field, known) => {
    for (const value of known) expect(exportErrors({ [field]: value })).toEqual({});
    for (const value of ['', 'circus', 'lv', undefined, null, ['small']])
      expect(exportErrors({ [field]: value })).toEqual({ [field]: `exportEnquiry.errors.${field}` });
  });
  it('requires at least one product, all of them known', () => {
    for (const product of exportEnquiryProducts) expect(exportErrors({ interestedProducts: [product] })).toEqual({});
    for (const wrong of [[], undefined, ['circus'], ['catProducts', 'circus'], 'catProducts'])
      expect(exportErrors({ interestedProducts: wrong })).toEqual({
        interestedProducts: 'exportEnquiry.errors.interestedProducts',
      });
  });
  it('stores all products as the one choice that excludes the others', () => {
    const chosen = exportEnquirySchema.safeParse({ ...enquiry, interestedProducts: ['catProducts', 'allProducts'] });
    expect(chosen.data?.interestedProducts).toEqual(['allProducts']);
  });
  it('has the countries of the specification', () => {
    expect(countryCodes).toHaveLength(73);
    expect(new Set(countryCodes).size).toBe(73);
  });
  it('accepts phone and message as optional', () => {
    expect(exportErrors({ phone: undefined, message: undefined })).toEqual({});
    expect(exportErrors({ phone: 'call me' })).toEqual({ phone: 'form.errors.invalidPhone' });
    expect(exportErrors({ phone: '١٢٣٤٥٦٧٨' })).toEqual({});
    expect(exportErrors({ phone: '1-23-45' })).toEqual({});
    expect(exportErrors({ phone: '1-23-4' })).toEqual({ phone: 'form.errors.invalidPhone' });
    expect(exportErrors({ phone: `1${'0'.repeat(40)}` })).toEqual({ phone: 'form.errors.tooLong' });
    expect(exportErrors({ message: 'x'.repeat(5001) })).toEqual({ message: 'form.errors.tooLong' });
  });
  it.each(['companyName', 'contactName'])('rejects line breaks in %s', (field) => {
    expect(exportErrors({ [field]: 'x'.repeat(201) })).toEqual({ [field]: 'form.errors.tooLong' });
    for (const bad of hostile) expect(exportErrors({ [field]: bad })[field]).toBe('form.errors.controlCharacters');
  });
});

describe('the contact message', () => {
  it.each(['\u200B', '\u202E \u2060', '\u3000\u200E'])('treats %j, which is invisible, as empty', (value) => {
    expect(contactErrors({ fullName: value, message: value })).toEqual({
      fullName: 'contactForm.errors.fullName',
      message: 'contactForm.errors.message',
    });
  });
  it('accepts valid values and trims them', () => {
    expect(contactSchema.parse(message).fullName).toBe('李娜');
    for (const topic of contactTopics) expect(contactErrors({ topic })).toEqual({});
  });
  it.each(['fullName', 'email', 'message'])('requires %s', (field) => {
    for (const value of nothings)
      expect(contactErrors({ [field]: value })).toEqual({ [field]: `contactForm.errors.${field}` });
  });
  it('requires a known topic and consent', () => {
    for (const topic of ['', 'circus', undefined])
      expect(contactErrors({ topic })).toEqual({ topic: 'contactForm.errors.topic' });
    for (const agreeToPrivacy of [false, undefined, 'on', null])
      expect(contactErrors({ agreeToPrivacy })).toEqual({ agreeToPrivacy: 'contactForm.errors.agreeToPrivacy' });
  });
  it('leaves a message as typed: line breaks, tabs, any script, direction marks', () => {
    const input = 'a\r\nb\tc\rd 🐕𝒟 \u202Eabc <b>&amp;</b> =1+1';
    expect(contactSchema.parse({ ...message, message: ` ${input}\n` }).message).toBe(input.replace(/\r\n?/g, '\n'));
    expect(contactErrors({ message: 'x'.repeat(5001) })).toEqual({ message: 'form.errors.tooLong' });
  });
  it.each([
    ['as word processors break lines', 'One\vtwo\fthree\u0085four\u2028five', 'One\ntwo\nthree\nfour\nfive'],
    ['with what nobody sees', 'a\u0000b\u001bc\u009f\td', 'abc\td'],
  ])('cleans a message %s', (_, input, stored) => {
    expect(contactSchema.parse({ ...message, message: input }).message).toBe(stored);
    expect(exportEnquirySchema.parse({ ...enquiry, message: input }).message).toBe(stored);
  });
  it('requires more of a message than control characters', () =>
    expect(contactErrors({ message: '\u0000\v\u0085' })).toEqual({ message: 'contactForm.errors.message' }));
  it('stores a space for a tab in a single line', () => {
    expect(contactSchema.parse({ ...message, fullName: '\tAnna\tRossi\t', phone: '210\t1234567' })).toMatchObject({
      fullName: 'Anna Rossi',
      phone: '210 1234567',
    });
    expect(contactErrors({ fullName: '\t' })).toEqual({ fullName: 'contactForm.errors.fullName' });
  });
});

describe('submitted form data', () => {
  it('is converted to strings, lists and booleans; files and the framework’s fields are dropped', () => {
    const data = new FormData();
    for (const [name, value] of [
      ['$ACTION_REF_1', 'x'],
      ['email', 'a@b.example'],
      ['kinds', 'one'],
      ['kinds', 'two'],
      ['agree', 'on'],
    ] as const)
      data.append(name, value);
    data.append('file', new Blob(['x']), 'x.txt');
    const values = readFormValues(data, ['kinds', 'empty']);
    expect(values).toEqual({ email: 'a@b.example', kinds: ['one', 'two'], empty: [], agree: 'on' });
    expect(convertCheckboxesToBooleans(values, ['agree', 'not'])).toMatchObject({ agree: true, not: false });
  });
});
