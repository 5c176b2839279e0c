import { describe, expect, it } from 'vitest';
import { type MeasureRule, measureRules, readMeasure } from './measure.ts';

describe('readMeasure', () => {
  const { lPer100Km, litres, kilograms, millimetres, newtonMetres, kilowatts, feet, stars, kwhPer100Km } =
    measureRules;
  it.each<[string, MeasureRule, number | null]>([
    ['7.4 L / 100 km', lPer100Km, 7.4],
    ['7,4', lPer100Km, 7.4],
    ['0 L / 100 km', lPer100Km, null],
    ['16,5 kWh/100 km', kwhPer100Km, 16.5],
    ['165 Wh/km', kwhPer100Km, 16.5],
    ['80 L', litres, 80],
    ['3,500kg', kilograms, 3500],
    ['3.5E+03', kilograms, 3500],
    ['3.5t', kilograms, 3500],
    ['2 tonnes', kilograms, 2000],
    ['4,850 mm', millimetres, 4850],
    ['4.85 m', millimetres, 4850],
    ['485 cm', millimetres, 4850],
    [`21'6"`, millimetres, 6553],
    ['400 Nm', newtonMetres, 400],
    ['150kW', kilowatts, 150],
    ['100 hk', kilowatts, 74.6],
    ['201 hp', kilowatts, 149.9],
    ['21.5', feet, 21.5],
    [`21'6"`, feet, 21.5],
    ['21ft 6in', feet, 21.5],
    ['6.55 m', feet, 21.5],
    ['5 stars', stars, 5],
    ['7.198', lPer100Km, 7.2],
    [`21'`, millimetres, 6401],
    ['21 ft 11 in', millimetres, 6680],
    ['-', stars, null],
  ])('reads %j', (text, rule, value) => {
    expect(readMeasure(text, rule)).toEqual({ value, problem: null });
  });
  it('rejects implausible values, and fuel consumption in miles per gallon', () => {
    expect(readMeasure('-1', stars).problem).toBe('is not between 0 and 5');
    expect(readMeasure('9', stars).problem).toBe('is not between 0 and 5');
    expect(readMeasure('30 mpg', lPer100Km).problem).toBe('is in a unit that is not used here');
    expect(readMeasure('long', millimetres).problem).toBe('is not a number');
  });
});
