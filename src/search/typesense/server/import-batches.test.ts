import { describe, expect, it } from 'vitest';
import { importBatches } from './import-batches.ts';

const cars = (count: number, note = '') =>
  Array.from({ length: count }, (_, index) => ({ id: `car-${index}`, note }));

describe('import batches', () => {
  it('contain every document once, in order, one per line', () => {
    const batches = [...importBatches(cars(2500))];
    expect(batches.map(({ ids }) => ids.length)).toEqual([1000, 1000, 500]);
    const lines = batches.flatMap((batch) => batch.lines.split('\n')).map((line) => JSON.parse(line));
    expect(lines).toEqual(cars(2500));
  });

  it('are shorter if documents are long, but never empty', () => {
    const batches = [...importBatches(cars(5, 'x'.repeat(900_000)))];
    expect(batches.map(({ ids }) => ids.length)).toEqual([2, 2, 1]);
    expect([...importBatches(cars(2, 'x'.repeat(3_000_000)))].map(({ ids }) => ids.length)).toEqual([1, 1]);
  });

  it('are empty without documents', () => {
    expect([...importBatches([])]).toEqual([]);
  });
});
