import { describe, expect, it } from 'vitest';
import { reportOf, reportText, summaryOf } from './import-report.ts';
import type { ImportedStock } from './import-result.ts';

const stock: ImportedStock = {
  ok: true,
  vehicles: [],
  rejects: [
    { line: 3, reason: 'does not name a car: no make', start: '| 2019' },
    { line: 9, reason: 'lists the vehicle on line 4 again: same VIN', start: 'Kia | Rio' },
    { line: 10, reason: 'lists the vehicle on line 5 again: same VIN', start: 'Kia | Ceed' },
  ],
  warnings: [
    { line: 4, field: 'price', found: '88', done: 'left out: is too low to be the price of a vehicle' },
    { line: 5, field: 'price', found: '1', done: 'left out: is too low to be the price of a vehicle' },
  ],
  columns: [
    { column: 'Make', field: 'make', filledRows: 12 },
    { column: 'Zodiac', field: null, filledRows: 3 },
  ],
  remarks: ['Prices are in CAD.'],
  rowsRead: 12,
  lines: new Map(),
  memory: { basis: '', rows: [] },
  records: [],
  sha256: '',
};
const report = reportOf(stock, {
  tenant: 'example',
  accept: 'npm run import -- --tenant example --accept',
  importedAt: '2026-08-22T03:00:00.000Z',
  feed: 'feed.csv',
  changes: { added: 3, changed: 20, sold: 1, vanished: 0, unchanged: 5 },
  held: [],
  missing: [],
});

describe('the import report', () => {
  it('counts rejects and warnings by kind', () => {
    expect(report.rejected).toEqual([
      { reason: 'lists the vehicle again: same VIN', rows: 2 },
      { reason: 'does not name a car: no make', rows: 1 },
    ]);
    expect(report.warned).toEqual([
      { field: 'price', done: 'left out: is too low to be the price of a vehicle', values: 2, example: '88' },
    ]);
    expect(report.unusedColumns).toEqual(['Zodiac']);
  });
  it('has a summary for the terminal', () => {
    expect(summaryOf(report).split('\n')).toEqual([
      'rows read         12',
      'vehicles           0',
      'rejected           3',
      '                   2  lists the vehicle again: same VIN',
      '                   1  does not name a car: no make',
      'warnings           2',
      '                   2  price: left out: is too low to be the price of a vehicle',
      'new                3',
      'changed           20',
      'sold               1',
      'no longer there    0',
      'columns not used   1  Zodiac',
      'Prices are in CAD.',
    ]);
  });
  it('lists every reject and warning with its line', () => {
    const text = reportText(report);
    expect(text).toMatch(/line 9: lists the vehicle on line 4 again: same VIN\n +Kia \| Rio/);
    expect(text).toContain('line 5: price "1" left out');
    expect(text).toContain('make ← Make');
  });
});
