import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nationalDigits, readPhone } from '../contact/phone.ts';
import { formatDeleted, formatTyped, type InputFormat, inputFormats } from './format-typed.ts';
import { format, keys, marked, typed } from './typed-at-caret.fixture.ts';

/** A press of Backspace or Delete next to the caret. */
function pressed(kind: InputFormat, from: string, key: 'Backspace' | 'Delete'): string {
  const { text, caret } = typed(from);
  const at = key === 'Delete' ? caret : caret - 1;
  const now = { text: text.slice(0, at) + text.slice(at + 1), caret: at };
  return marked(formatDeleted(kind, text, now, key === 'Delete'));
}

describe('a postcode', () => {
  it.each([
    ['4000', '4000|'],
    ['QLD 4000', '4000|'],
    ['Brisbane 4000', '4000|'],
    ['4000 Brisbane', '4000|'],
    ['12 Queen Street, Brisbane QLD 4000', '4000|'],
    ['QLD4000', '4000|'],
    ['40 00', '4000|'],
    ['0800', '0800|'],
    ['Brisbane', '|'],
    ['40001', '4000|'],
    ['9|4000', '|4000'],
    ['41|000', '4|000'],
    ['4|00', '4|00'],
    ['４０|００', '40|00'],
  ])('%s is shown as %s', (written, shown) => {
    expect(format('postcode', written)).toBe(shown);
  });
});

describe('a plate', () => {
  it.each([
    ['123abc', '123ABC|'],
    ['abc·12d', 'ABC·12D|'],
    ['1ab-2cd', '1AB-2CD|'],
    ['１ＡＢ２ｃｄ', '1AB2CD|'],
    ['s 123 abc', 'S 123 ABC|'],
    ['abc_123!', 'ABC123|'],
    ['abc 12|', 'ABC 12|'],
    ['ab|c123', 'AB|C123'],
    ['abcdefghijk', 'ABCDEFGHIJ|'],
    ['aX|bcdefghij', 'A|BCDEFGHIJ'],
    ['aXY|bcdefghi', 'AX|BCDEFGHI'],
  ])('%s is shown as %s', (written, shown) => {
    expect(format('rego', written)).toBe(shown);
  });
});

describe('an amount', () => {
  it.each([
    ['12500', '$12,500|'],
    ['$12,500', '$12,500|'],
    ['１２５００', '$12,500|'],
    ['$ 12 500', '$12,500|'],
    ['12500.5', '$12,500.5|'],
    ['12,500.', '$12,500.|'],
    ['999', '$999|'],
    ['1000000', '$1,000,000|'],
    ['$', '|'],
    ['', '|'],
    ['$1|,500', '$1|,500'],
    ['$19|,500', '$19|,500'],
    ['$1,95|00', '$19,5|00'],
    ['|$12,500', '|$12,500'],
  ])('%s is shown as %s', (written, shown) => {
    expect(format('money', written)).toBe(shown);
  });

  it.each(['about 12500', '-500', '12.500', '12k', '1.2.3'])('%s is left unchanged', (written) => {
    expect(format('money', written)).toBe(`${written}|`);
  });
});

describe('kilometres', () => {
  it.each([
    ['85000', '85,000| kms'],
    ['85,000 kms', '85,000 kms|'],
    ['85 000km', '85,000| kms'],
    ['85000 KMS', '85,000| kms'],
    ['85,000| kms', '85,000| kms'],
    ['85,0005| kms', '850,005| kms'],
    ['85,000 kms5', '850,005| kms'],
    ['85,000 km|', '85,000| kms'],
    [' kms', '|'],
  ])('%s is shown as %s', (written, shown) => {
    expect(format('kilometres', written)).toBe(shown);
  });

  it('may be followed by their unit, typed by hand', () => {
    expect(keys('kilometres', '85000 kms').at(-1)).toBe('85,000 kms');
    expect(keys('kilometres', '85000km').at(-1)).toBe('85,000 kms');
  });

  it.each(['85k', '85k kms', 'about 85,000', '-1'])('%s is left unchanged', (written) => {
    expect(format('kilometres', written)).toBe(`${written}|`);
  });
});

describe('deleting', () => {
  it.each<[InputFormat, string, 'Backspace' | 'Delete', string]>([
    ['phone', '0412 345 678|', 'Backspace', '0412 345 67|'],
    ['phone', '0412 |345 678', 'Backspace', '041|3 456 78'],
    ['phone', '0412| 345 678', 'Delete', '0412| 456 78'],
    ['phone', '(07) |3000 1234', 'Backspace', '(0|3) 0001 234'],
    ['phone', '(07) 3|', 'Backspace', '07|'],
    ['phone', '+64 |21', 'Backspace', '+64|21'],
    ['postcode', '4000|', 'Backspace', '400|'],
    ['rego', 'ABC |123', 'Backspace', 'ABC|123'],
    ['money', '$12,|500', 'Backspace', '$1|,500'],
    ['money', '$12|,500', 'Delete', '$1,2|00'],
    ['money', '$1|', 'Backspace', '|'],
    ['money', '$|12,500', 'Backspace', '|$12,500'],
    ['kilometres', '85,000 kms|', 'Backspace', '8,500| kms'],
    ['kilometres', '85,000| kms', 'Backspace', '8,500| kms'],
    ['kilometres', '8| kms', 'Backspace', '|'],
    ['kilometres', '85,000| kms', 'Delete', '85,000| kms'],
  ])('in the format %s %s by %s leaves %s', (kind, from, key, left) => {
    expect(pressed(kind, from, key)).toBe(left);
  });
});

const anyText = fc.oneof(
  fc.string({ maxLength: 24 }),
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 }),
  fc.string({ unit: fc.constantFrom(...'0123456789 +()-.,$kmsKMSabQ·\u202a\u00a0'), maxLength: 20 }),
  fc
    .constantFrom('+61', '0061', '61', '04', '07', '1300', '13')
    .chain((start) =>
      fc.string({ unit: fc.constantFrom(...'0123456789 '), maxLength: 12 }).map((rest) => start + rest),
    ),
);
const anyTyped = fc
  .tuple(fc.constantFrom(...inputFormats), anyText, fc.nat(24))
  .map(([kind, text, at]) => ({ kind, text, caret: Math.min(at, text.length) }));
const runs = { numRuns: 3000 };
const digitsOf = (text: string) => text.replace(/\D/g, '');

describe('any text', () => {
  it('is formatted idempotently, with an unchanged caret', () => {
    fc.assert(
      fc.property(anyTyped, ({ kind, text, caret }) => {
        const once = formatTyped(kind, text, caret);
        expect(formatTyped(kind, once.text, once.caret)).toEqual(once);
      }),
      runs,
    );
  });

  it('keeps its digits and gets no others, except for a country code and what exceeds the length of a postcode, code or plate', () => {
    fc.assert(
      fc.property(anyTyped, ({ kind, text, caret }) => {
        const shown = formatTyped(kind, text, caret).text;
        const given = digitsOf(text);
        const room = { postcode: 4, code: 6 };
        if (kind === 'postcode' || kind === 'code') {
          expect(shown).toMatch(/^\d*$/);
          expect(shown.length).toBeLessThanOrEqual(room[kind]);
          if (given.length <= room[kind]) expect(shown).toBe(given);
        } else if (kind === 'rego') {
          expect(shown).toMatch(/^[A-Z\d ·.-]{0,10}$/);
          if (text.length <= 10) expect(digitsOf(shown)).toBe(given);
        } else if (kind === 'phone' && digitsOf(shown) !== given) {
          expect(readPhone(shown)).toBe(digitsOf(shown));
          expect(nationalDigits(given.replace(/^(0011|00)/, '')).endsWith(digitsOf(shown))).toBe(true);
        } else expect(digitsOf(shown)).toBe(given);
      }),
      runs,
    );
  });

  it('has its caret within the text, before the same digits', () => {
    fc.assert(
      fc.property(anyTyped, ({ kind, text, caret }) => {
        const shown = formatTyped(kind, text, caret);
        expect(shown.caret).toBeGreaterThanOrEqual(0);
        expect(shown.caret).toBeLessThanOrEqual(shown.text.length);
        const behind = digitsOf(text.slice(caret));
        const shownBehind = digitsOf(shown.text.slice(shown.caret));
        if (digitsOf(shown.text) === digitsOf(text)) expect(shownBehind).toBe(behind);
      }),
      runs,
    );
  });

  it('can be deleted from its end until it is empty', () => {
    fc.assert(
      fc.property(anyTyped, ({ kind, text }) => {
        let now = formatTyped(kind, text, text.length);
        for (let press = 0; press < 200 && now.text !== ''; press += 1) {
          const { text: before } = now;
          const caret = now.caret;
          if (caret === 0) break;
          const left = { text: before.slice(0, caret - 1) + before.slice(caret), caret: caret - 1 };
          now = formatDeleted(kind, before, left, false);
          expect(now.text).not.toBe(before);
        }
        expect(now.text).toBe('');
      }),
      runs,
    );
  });
});

describe('a one-time code', () => {
  it.each([
    ['123 456', '123456|'],
    ['123456 is your code for City Motors.', '123456|'],
    ['1234567', '123456|'],
    ['12a|3', '12|3'],
    ['', '|'],
  ])('%s becomes its six digits', (text, expected) => {
    expect(format('code', text)).toBe(expected);
  });
});
