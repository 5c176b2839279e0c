import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmail } from './email.ts';

describe('an e-mail address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada.Lovelace+cars@Mail.Example.COM ', 'Ada.Lovelace+cars@mail.example.com'],
    ["o'brien@example.com.au", "o'brien@example.com.au"],
    ['zoë@bücher.example', 'zoë@bücher.example'],
    ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
    ['\u200bada@example.com\u2060', 'ada@example.com'],
    ['ada＠example．com', 'ada@example.com'],
  ])('is valid: %j, normalised to %s', (text, email) => expect(readEmail(text)).toBe(email));

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@exa mple.com',
    'ada@example..com',
    '.ada@example.com',
    'ada.@example.com',
    'ada@-example.com',
    'ada@192.168.0.1',
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    '<ada@example.com>',
    'ada@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}`,
  ])('is not valid: %j', (text) => expect(readEmail(text)).toBeNull());

  it('is idempotent, and never contains anything that could end a header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
        const email = readEmail(text);
        if (email === null) return;
        expect(readEmail(email)).toBe(email);
        expect(email).not.toMatch(/[\s,;<>"]/);
      }),
    );
  });
});
