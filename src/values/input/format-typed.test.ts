import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nationalDigits, readPhone } from '../contact/phone.ts';
import { formatDeleted, formatTyped, type InputFormat, inputFormats } from './format-typed.ts';

/** Parses `0412| 3`, where `|` marks the caret. */
function typed(marked: string): { text: string; caret: number } {
  const caret = marked.indexOf('|');
  return { text: marked.replace('|', ''), caret: caret < 0 ? marked.length : caret };
}

function marked({ text, caret }: { text: string; caret: number }): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

const format = (kind: InputFormat, from: string) => {
  const { text, caret } = typed(from);
  return marked(formatTyped(kind, text, caret));
};

/** The text after each key press. */
function keys(kind: InputFormat, written: string): string[] {
  let now = { text: '', caret: 0 };
  return [...written].map((key) => {
    const { text, caret } = now;
    now = formatTyped(kind, text.slice(0, caret) + key + text.slice(caret), caret + 1);
    return now.text;
  });
}

/** A press of Backspace or Delete next to the caret. */
function pressed(kind: InputFormat, from: string, key: 'Backspace' | 'Delete'): string {
  const { text, caret } = typed(from);
  const at = key === 'Delete' ? caret : caret - 1;
  const now = { text: text.slice(0, at) + text.slice(at + 1), caret: at };
  return marked(formatDeleted(kind, text, now, key === 'Delete'));
}

describe('a phone number', () => {
  it.each([
    ['0412345678', ['0', '04', '041', '0412', '0412 3', '0412 34', '0412 345', '0412 345 6', '0412 345 67']],
    ['0730001234', ['0', '07', '(07) 3', '(07) 30', '(07) 300', '(07) 3000', '(07) 3000 1']],
    ['1300123456', ['1', '13', '130', '1300', '1300 1', '1300 12', '1300 123', '1300 123 4']],
    ['131114', ['1', '13', '13 1', '13 11', '13 11 1', '13 11 14']],
    ['30001234', ['3', '30', '300', '3000', '30001', '300012', '3000123', '3000 1234']],
  ])('%s is grouped while it is typed', (number, stages) => {
    expect(keys('phone', number).slice(0, stages.length)).toEqual(stages);
  });

  it.each([
    ['0412 345 678', '0412 345 678|'],
    ['0412-345-678', '0412 345 678|'],
    ['(0412) 345.678', '0412 345 678|'],
    ['+61 412 345 678', '0412 345 678|'],
    ['61412345678', '0412 345 678|'],
    ['0061 412 345 678', '0412 345 678|'],
    ['0011 61 412 345 678', '0412 345 678|'],
    ['+61 (0)7 3000 1234', '(07) 3000 1234|'],
    ['07 3000 1234', '(07) 3000 1234|'],
    ['+61 1300 123 456', '1300 123 456|'],
    ['1800123456', '1800 123 456|'],
    ['131114', '13 11 14|'],
    ['Mob: 0412\u00a0345\u00a0678', '0412 345 678|'],
    ['\u202a+61\u00a0412\u00a0345\u00a0678\u202c', '0412 345 678|'],
    ['tel:+61412345678', '0412 345 678|'],
    ['Mobile number: 0412 345 678', '0412 345 678|'],
    ['Ph. (07) 3000 1234', '(07) 3000 1234|'],
    ['0550 123 456', '0550 123 456|'],
  ])('%s is formatted when it is pasted', (pasted, shown) => {
    expect(format('phone', pasted)).toBe(shown);
  });

  it.each([
    '+64 21 123 4567',
    '+1 (212) 555-0100',
    '44 20 7946 0958',
    '+61 4',
    '+',
    '(',
    '0412 345 6789',
    'call me after five on 0412 345 678',
    '0412 345 678 or 3000 1234',
  ])('%s is left unchanged', (written) => {
    expect(format('phone', written)).toBe(`${written}|`);
  });

  it('with a country code becomes national when it is complete, not before', () => {
    const stages = keys('phone', '+61 412 345 678');
    expect(stages.at(-2)).toBe('+61 412 345 67');
    expect(stages.at(-1)).toBe('0412 345 678');
  });

  it.each([
    ['041|2 345 67', '9', '0419| 234 567'],
    ['04|2 345 678', '1', '041|2 345 678'],
    ['(0|) 3000 1234', '7', '(07|) 3000 1234'],
  ])('accepts a digit in the middle: %s with %s', (from, digit, shown) => {
    expect(format('phone', from.replace('|', `${digit}|`))).toBe(shown);
  });
});

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
  ])('%s is shown as %s', (written, shown) => {
    expect(format('postcode', written)).toBe(shown);
  });
});

describe('a plate', () => {
  it.each([
    ['123abc', '123ABC|'],
    ['abc·12d', 'ABC·12D|'],
    ['1ab-2cd', '1AB-2CD|'],
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
