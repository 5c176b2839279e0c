import { describe, expect, it } from 'vitest';
import { engineFacts, engineText, readLitres } from './engine.ts';

describe('engineFacts', () => {
  it.each<[string, number | null, number | null, string | null]>([
    ['4 cyl, 2.2 L', 2.2, 4, null],
    ['4 cyl, 2 L', 2, 4, null],
    ['6 cyl, 0 L', null, 6, null],
    ['0 L', null, null, null],
    ['12 cyl, 6 L', 6, 12, null],
    ['2.0L L4 DIESEL', 2, 4, null],
    ['3.6L V6 24V VVT', 3.6, 6, null],
    ['1.5T I-4 DOHC 16-Valve Turbocharged', 1.5, 4, 'Turbo'],
    ['1.5L Turbo 4-cylinder engine', 1.5, 4, 'Turbo'],
    ['2.5L 4 Cylinder, L4, SIDI', 2.5, 4, null],
    ['ENGINE GAS, 4 CYL, L4, 1.5L, DI', 1.5, 4, null],
    ['3.0L Twin Turbo I6', 3, 6, 'Twin Turbo'],
    ['5.0 V8 Supercharged', 5, 8, 'Supercharged'],
    ['1998 cc', 2, null, null],
    ['2,755cc', 2.8, null, null],
    ['999cc', 1, null, null],
    ['4Cyl', null, 4, null],
    ['Straight 6 Cylinder Engine', null, 6, null],
    ['2.4L I4 ZERO EVAP M-AIR', 2.4, 4, null],
    ['Base Option Package', null, null, null],
    ['Electric', null, null, null],
  ])('reads %j', (text, litres, cylinders, induction) => {
    expect(engineFacts(text)).toEqual({ litres, cylinders, induction });
  });
});

describe('readLitres', () => {
  it.each<[string, number | null]>([
    ['2.2', 2.2],
    ['2,2', 2.2],
    ['2.0L', 2],
    ['1998', 2],
    ['1,998', 2],
    ['2755 cc', 2.8],
    ['658', 0.7],
    ['0', null],
    ['-', null],
    ['Electric', null],
  ])('reads %j as %j litres', (text, litres) => {
    expect(readLitres(text)).toEqual({ value: litres, problem: null });
  });
  it.each(['25000000', 'big'])('refuses %j', (text) => {
    expect(readLitres(text).problem).toBe('is not an engine size');
  });
});

describe('engineText', () => {
  it.each<[string, string | null]>([
    ['6 cyl, 0 L', '6 cyl'],
    ['0 L', null],
    ['4 cyl, 2.2 L', '4 cyl, 2.2 L'],
    ['5.0 L', '5.0 L'],
    ['10 L', '10 L'],
  ])('shows %j as %j', (text, shown) => {
    expect(engineText(text)).toBe(shown);
  });
});
