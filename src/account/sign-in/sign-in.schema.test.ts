import { assert, constantFrom, property, stringMatching } from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mobileField } from '../../forms/phone-code/phone-code.schema.ts';
import { formatPhone } from '../../values/contact/phone.ts';
import { sendCodeSchema, signOutSchema } from './sign-in.schema.ts';

const texts = { required: 'required', phone: 'phone', email: 'email', codeDigits: 'digits' };
const mobile = mobileField(texts);
const messages = (schema: v.GenericSchema, input: unknown) =>
  (v.safeParse(schema, input).issues ?? []).map(({ message }) => message);

describe('a mobile number', () => {
  it('is normalised from any notation', () => {
    assert(
      property(
        stringMatching(/^4\d{8}$/),
        constantFrom('0', '+61', '61', '+61 (0)', '+61 0'),
        (rest, start) => {
          expect(v.parse(mobile, `${start}${rest}`)).toBe(`0${rest}`);
          expect(v.parse(mobile, ` ${formatPhone(`0${rest}`)} `)).toBe(`0${rest}`);
        },
      ),
    );
  });

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    [null, 'required'],
    ['0312345678', 'phone'],
    ['041234567', 'phone'],
    ['04123456789', 'phone'],
    ['1300 123 456', 'phone'],
    ['+64 412 345 678', 'phone'],
    ['0412 345 678 <b>', 'phone'],
    ['call 0412345678', 'phone'],
  ])('is rejected as %j: %s', (input, message) => {
    expect(messages(mobile, input)).toEqual([message]);
  });
});

describe('the name and e-mail address of a shopper', () => {
  const schema = sendCodeSchema(texts);
  const nobody = { first_name: null, last_name: null, email: null, dealership_slug: '' };

  it('are optional', () => {
    expect(v.parse(schema, { phone: '0412345678' })).toEqual({ phone: '0412345678', ...nobody });
    const empty = { first_name: ' ', last_name: '', email: '', dealership_slug: '' };
    expect(v.parse(schema, { phone: '0412345678', ...empty })).toEqual({ phone: '0412345678', ...nobody });
  });

  it('keep their letters, without invisible characters', () => {
    const input = { phone: '0412345678', first_name: ' Zoë\u0000\r\nO’Hara ', email: ' zoe@x.example ' };
    expect(v.parse(schema, input)).toMatchObject({ first_name: 'Zoë O’Hara', email: 'zoe@x.example' });
  });

  it.each(['zoe', 'zoe@', 'a b@x.example', `${'x'.repeat(250)}@x.example`])(
    'are rejected with the e-mail address %s',
    (email) => {
      expect(messages(schema, { phone: '0412345678', email })).toEqual(['email']);
    },
  );
});

describe('signing out', () => {
  it('applies to this device unless the box is ticked', () => {
    const isEverywhere = (everywhere: unknown) => v.parse(signOutSchema, { everywhere }).everywhere;
    expect([true, 'on', ['false', 'on']].map(isEverywhere)).toEqual([true, true, true]);
    expect([false, '', 'false', undefined, {}].map(isEverywhere)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
