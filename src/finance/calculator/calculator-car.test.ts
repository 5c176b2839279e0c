import { describe, expect, it } from 'vitest';
import { readCalculatorCar } from './calculator-car.ts';

const car = { name: '2021 Toyota Corolla', path: '/cars/car-7', price: 25_990 };

describe('the vehicle in an answer', () => {
  it('is taken with its name, page and price', () => {
    expect(readCalculatorCar({ car: { ...car, more: true } })).toEqual(car);
  });

  it('may have no price', () => {
    expect(readCalculatorCar({ car: { ...car, price: null } })).toEqual({ ...car, price: null });
  });

  it.each([
    null,
    'car',
    {},
    { car: null },
    { car: { ...car, name: 7 } },
    { car: { ...car, path: 'javascript:alert(1)' } },
    { car: { ...car, path: '//elsewhere.example' } },
  ])('is none in %j', (reply) => {
    expect(readCalculatorCar(reply)).toBeNull();
  });
});
