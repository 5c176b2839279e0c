import { describe, expect, it } from 'vitest';
import { readPlate, readStockNumber, readVin, readYear } from './identifier.ts';

describe('readStockNumber', () => {
  it.each(['24574B', '16-260218', 'U 1234', 'STK1001', '0042', 'S-12 A'])('accepts %j', (text) => {
    expect(readStockNumber(text).value).toBe(text);
  });
  it('drops a leading number sign', () => {
    expect(readStockNumber('#1234').value).toBe('1234');
  });
  it.each(['Come And See Us Today!', 'Great Deals', 'x'.repeat(60), 'Call now 0400 to save'])(
    'refuses %j',
    (text) => {
      expect(readStockNumber(text)).toEqual({ value: null, problem: 'is not a stock number' });
    },
  );
});

describe('readVin', () => {
  it.each<[string, string]>([
    ['6T1BF3FK70X000101', '6T1BF3FK70X000101'],
    ['6t1bf3fk70x000101', '6T1BF3FK70X000101'],
    ['6T1 BF3FK70X 000101', '6T1BF3FK70X000101'],
    ['GRS204-0001234', 'GRS204-0001234'],
  ])('reads %j as %j', (text, vin) => {
    expect(readVin(text)).toEqual({ value: vin, problem: null });
  });
  it.each(['6T1BF3FK*********', 'no vin', '12345', '6T1BF3FK70X000101999', '6T1BF3FKIOQ000101'])(
    'refuses %j',
    (text) => {
      expect(readVin(text).value).toBeNull();
      expect(readVin(text).problem).not.toBeNull();
    },
  );
});

describe('readYear', () => {
  it.each<[string, number]>([
    ['2019', 2019],
    ['2019.0', 2019],
    ['MY20', 2020],
    ["'98", 1998],
    ['19', 2019],
    ['2019/2020', 2019],
    ['2027', 2027],
    ['1931', 1931],
  ])('reads %j as %d', (text, year) => {
    expect(readYear(text, 2026)).toEqual({ value: year, problem: null });
  });
  it.each(['2028', '1850', 'old', '20199', '2022 - ON', '2018 – on', '2008 - 2024', '2022 -'])(
    'refuses %j in 2026',
    (text) => {
      expect(readYear(text, 2026).value).toBeNull();
    },
  );
});

describe('readPlate', () => {
  it.each<[string, string | null]>([
    ['abc 123', 'ABC123'],
    ['AB18 CDE', 'AB18CDE'],
    ['Unregistered', null],
    ['-', null],
  ])('reads %j as %j', (text, plate) => {
    expect(readPlate(text)).toEqual({ value: plate, problem: null });
  });
});
