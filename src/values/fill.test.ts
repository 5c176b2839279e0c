import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

describe('fill', () => {
  it.each([
    ['See all {count} {cars}', { count: 12, cars: 'cars' }, 'See all 12 cars'],
    ['{car}, {car} and {car}', { car: 'ute' }, 'ute, ute and ute'],
    ['{count} left', { count: 0 }, '0 left'],
    ['Call {phone}', { phone: '' }, 'Call '],
    ['Nothing to fill', { count: 1 }, 'Nothing to fill'],
    ['A typing error: {cuont}', { count: 1 }, 'A typing error: {cuont}'],
    ['Not ours: {constructor} {toString}', {}, 'Not ours: {constructor} {toString}'],
    ['{ count } {not-a-word} {}', { count: 1 }, '{ count } {not-a-word} {}'],
  ])('fills "%s" with %j to "%s"', (text, values, expected) => {
    expect(fill(text, values)).toBe(expected);
  });

  it('inserts a value unchanged, whatever it contains', () => {
    expect(fill('{dealer}!', { dealer: '$& {car} $1', car: 'x' })).toBe('$& {car} $1!');
  });
});
