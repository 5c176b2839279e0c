import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { type CallSettings, callNumber } from './call-number.ts';

const none: CallSettings = { all: null, new: null, used: null, demo: null, byCarType: false };
const desks = { ...none, new: '0711111111', used: '0722222222' };
const location = '0733333333';

describe('callNumber', () => {
  it.each([
    [
      'an override if set',
      'used',
      { ...desks, all: '1300 123 456', byCarType: true },
      location,
      '1300 123 456',
    ],
    ['by car type: new', 'new', { ...desks, byCarType: true }, location, '(07) 1111 1111'],
    ['by car type: used', 'used', { ...desks, byCarType: true }, location, '(07) 2222 2222'],
    ['demo falling back to new', 'demo', { ...desks, byCarType: true }, location, '(07) 1111 1111'],
    [
      'demo has its own',
      'demo',
      { ...desks, demo: '0744444444', byCarType: true },
      location,
      '(07) 4444 4444',
    ],
    [
      'a type without a number',
      'used',
      { ...desks, used: null, byCarType: true },
      location,
      '(07) 3333 3333',
    ],
    ['filtering off: the new number', 'used', desks, location, '(07) 1111 1111'],
    ['filtering off: or the used number', 'new', { ...desks, new: null }, location, '(07) 2222 2222'],
    ["else the car's location phone", 'used', none, location, '(07) 3333 3333'],
    ['blank texts are no numbers', 'used', { ...none, all: '', new: '' }, location, '(07) 3333 3333'],
    ['with no number nothing', 'used', none, null, null],
    ['with a blank number nothing', 'used', none, ' ', null],
  ] as const)('"Phone number shown by call buttons": %s', (_rule, carType, settings, phone, text) => {
    expect(callNumber(aVehicle({ carType }), settings, phone)?.text ?? null).toBe(text);
  });

  it('also returns the masked number and the link', () => {
    expect(callNumber(aVehicle(), none, '0412345678')).toEqual({
      text: '0412 345 678',
      maskedText: '0412 3** ***',
      href: 'tel:+61412345678',
    });
  });
});
