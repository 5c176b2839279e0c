import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPhone,
  maskPhone,
  nationalDigits,
  phoneWithLostZero,
  postedPhone,
  readPhone,
  telHref,
} from './phone.ts';

describe('nationalDigits', () => {
  it.each([
    ['61412345678', '0412345678'],
    ['+61 412 345 678', '0412345678'],
    ['+61 (0)7 3000 1234', '0730001234'],
    ['0412 345 678', '0412345678'],
    ['+61 1300 123 456', '1300123456'],
    ['6123 4567', '61234567'],
    ['0416 161 616', '0416161616'],
    [' +61 2345 678', '02345678'],
    ['', ''],
  ])('"leading 61 replaced by 0 and non-digits stripped": %s → %s', (phone, digits) => {
    expect(nationalDigits(phone)).toBe(digits);
  });
});

describe('formatPhone', () => {
  it.each([
    ['0412345678', '0412 345 678'],
    ['+61730001234', '(07) 3000 1234'],
    ['1300123456', '1300 123 456'],
    ['1800 123456', '1800 123 456'],
    ['131114', '13 11 14'],
    [' ask inside ', 'ask inside'],
    ['30001234', '3000 1234'],
    [' +1 212 555 0100 ', '+1 212 555 0100'],
    ['+64211234567', '+64211234567'],
    ['+12345678', '+12345678'],
    ['+1300123456', '+1300123456'],
  ])('formats %s as %s', (phone, text) => {
    expect(formatPhone(phone)).toBe(text);
  });
});

describe('phoneWithLostZero', () => {
  it.each([
    ['370100120', '(03) 7010 0120'],
    ['412345678', '0412 345 678'],
    ['7 3000 1234', '(07) 3000 1234'],
    ['0370100120', null],
    ['+64 3 123 4567', null],
    ['612345678', null],
    ['37010012', null],
    ['ask inside', null],
  ])('finds behind %s the number %j', (phone, number) => {
    expect(phoneWithLostZero(phone)).toBe(number);
  });
});

describe('telHref', () => {
  it.each([
    ['0412 345 678', 'tel:+61412345678'],
    ['(07) 3000 1234', 'tel:+61730001234'],
    ['1300 123 456', 'tel:1300123456'],
    ['13 11 14', 'tel:131114'],
    ['0412 345 678 9', 'tel:04123456789'],
    ['9 0412 345 678', 'tel:90412345678'],
    [' +64 21 123 4567', 'tel:+64211234567'],
    ['+64 21 123 4567', 'tel:+64211234567'],
  ])('links %s to %s', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });
});

describe('maskPhone', () => {
  it.each([
    ['0412 345 678', '0412 3** ***'],
    ['(07) 3000 1234', '(07) 300* ****'],
    ['12345', '12345'],
  ])('"all digits after the first five become asterisks": %s → %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  it('keeps the length, and shows at most five digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const masked = maskPhone(text);
        expect(masked).toHaveLength(text.length);
        expect(masked.replace(/\D/g, '').length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('readPhone', () => {
  it.each([
    ['0412 345 678', '0412345678'],
    ['+61 412 345 678', '0412345678'],
    ['61412345678', '0412345678'],
    ['0011 61 412 345 678', '0412345678'],
    ['0061412345678', '0412345678'],
    ['+61 (0)7 3000 1234', '0730001234'],
    ['(07) 3000-1234', '0730001234'],
    ['3000 1234', '30001234'],
    ['1300 123 456', '1300123456'],
    ['13 11 14', '131114'],
    ['+64 21 123 4567', '+64211234567'],
    ['+1 (212) 555-0100', '+12125550100'],
    ['\u202a+61 412 345 678\u202c', '0412345678'],
    ['０４１２　３４５　６７８', '0412345678'],
  ])('parses %s to %s', (text, phone) => {
    expect(readPhone(text)).toBe(phone);
  });

  it.each([
    '',
    '0412 345 67',
    '0412 345 6789',
    '0000 000 000',
    '0112 345 678',
    '12345',
    '+1 23',
    '+1234567890123456',
    'call me',
    '0412 345 678 after five',
    '0412345678\u0000',
  ])('rejects %j', (text) => {
    expect(readPhone(text)).toBeNull();
  });

  it('is idempotent', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789+ ()-') }));
    fc.assert(
      fc.property(typed, (text) => {
        const phone = readPhone(text);
        if (phone !== null) expect(readPhone(phone)).toBe(phone);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('postedPhone', () => {
  it.each([
    ['0412 345 678', '0412345678'],
    ['+61 412 345 678', '0412345678'],
    ['(07) 3000 1234', '0730001234'],
    ['+64 21 123 4567', '+64211234567'],
    ['12345', '12345'],
    ['call me', 'call me'],
    ['', ''],
  ])('"leading 61 replaced by 0 and non-digits stripped before submit": %s → %s', (typed, posted) => {
    expect(postedPhone(typed)).toBe(posted);
  });

  it('is equal to the number that functions store, for any format', () => {
    const numbers = fc.constantFrom(
      '0412345678',
      '0730001234',
      '1300123456',
      '131114',
      '30001234',
      '+12345678',
    );
    fc.assert(fc.property(numbers, (phone) => postedPhone(formatPhone(phone)) === phone));
  });
});
