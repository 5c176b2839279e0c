import { describe, expect, it } from 'vitest';
import { guessFields } from './guess-field.ts';

const sample = (name: string, values: string[]) => ({ name, values, filledRows: values.length });

describe('guessFields', () => {
  const samples = [
    sample('zz1', ['https://auto.example/suv', 'https://auto.example/ute']),
    sample('zz2', ['Automatic', 'Manual']),
    sample('zz3', ['12 000 km', '45 100 km']),
  ];

  it('assigns each column and each field once', () => {
    const guesses = guessFields(samples, 2, () => false);
    expect(guesses.map(({ field, column }) => [field, column])).toEqual([
      ['odometerKm', 'zz3'],
      ['transmission', 'zz2'],
    ]);
  });

  it('does not guess fields that are already given', () => {
    expect(guessFields(samples, 2, (field) => field !== 'transmission')).toHaveLength(1);
  });
});
