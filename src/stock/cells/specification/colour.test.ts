import { describe, expect, it } from 'vitest';
import { readColour, readInterior, simpleColourOf, splitColours } from './colour.ts';

describe('simpleColourOf', () => {
  it.each<[string, string | null]>([
    ['White', 'White'],
    ['Sterling Gray Metallic', 'Grey'],
    ['Summit White', 'White'],
    ['Mosaic Black Metallic', 'Black'],
    ['Silver Blue', 'Blue'],
    ['Magnetic Metallic', 'Grey'],
    ['Crystal White Tricoat', 'White'],
    ['Soul Red Crystal', 'Red'],
    ['Gravity Gold Matte', 'Gold'],
    ['Jet Black/Victory Red', 'Black'],
    ['Glacier Pearl', 'White'],
    ['Red Hot', 'Red'],
    ['SIVER', 'Silver'],
    ['Burgundy', 'Red'],
    ['svart', 'Black'],
    ['Weiß', 'White'],
    ['Granite Crystal', 'Grey'],
    ['Sea Glass Pearl', null],
    ['Swart', 'Black'],
    ['Grijs metallic', 'Grey'],
    ['Rooi', 'Red'],
    ['Donkerblauw', null],
    ['Zzyzx', null],
    ['constructor', null],
    ['', null],
  ])('calls %j %j', (colour, simple) => {
    expect(simpleColourOf(colour)).toBe(simple);
  });
});

describe('readColour', () => {
  it('converts upper-case colours to normal case', () => {
    expect(readColour('SUMMIT WHITE').value).toBe('Summit White');
    expect(readColour('Glacier White').value).toBe('Glacier White');
  });
  it.each([
    'Includes (ABC) Graphite lower exterior accent color, Paint code X123Y.',
    '5 years',
    'x'.repeat(80),
  ])('refuses %j', (text) => {
    expect(readColour(text)).toEqual({ value: null, problem: 'is not a colour' });
  });
  it('takes dashes as unknown', () => {
    expect(readColour('-')).toEqual({ value: null, problem: null });
  });
});

describe('readInterior', () => {
  it.each<[string, string]>([
    ['Black', 'Black'],
    ['Jet Black, Cloth seat trim', 'Jet Black, Cloth seat trim'],
    ['Leather Seats', 'Leather Seats'],
    ['Black / Grey', 'Black/Grey'],
  ])('reads %j as %j', (text, interior) => {
    expect(readInterior(text)).toEqual({ value: interior, problem: null });
  });
  it.each([
    '8-Way Driver Seat',
    'Front Bucket Seats -inc: heated',
    'Mini floor console',
    '2022/09',
    '7Cfd10',
    'Unlimited km',
  ])('refuses %j', (text) => {
    expect(readInterior(text)).toEqual({ value: null, problem: 'is not an interior colour' });
  });
});

describe('splitColours', () => {
  it.each<[string, string, string]>([
    ['White / Black Leather', 'White', 'Black Leather'],
    ['White / Black/Grey', 'White', 'Black/Grey'],
    ['White', 'White', ''],
    ['- / -', '-', '-'],
  ])('parts %j', (text, exterior, interior) => {
    expect(splitColours(text)).toEqual({ exterior, interior });
  });
});
