import { describe, expect, it } from 'vitest';
import { past as texts } from '../../../tenants/_defaults/vehicle.json';
import { pastFacts, reportType } from './past-facts.ts';

const unknown = { owners: null, keys: null, serviceBook: null, isWrittenOff: null };

describe("the facts of a vehicle's past", () => {
  it.each([
    [unknown, []],
    [
      { owners: 1, keys: 2, serviceBook: 'full', isWrittenOff: false },
      ['One owner', 'Full service history', '2 keys', 'Not recorded as written off'],
    ],
    [
      { ...unknown, owners: 3, keys: 1, serviceBook: 'partial' },
      ['3 owners', 'Part of the service history', 'One key'],
    ],
    [{ ...unknown, owners: 2, isWrittenOff: true }, ['Recorded as written off', '2 owners']],
    [{ ...unknown, serviceBook: 'none' }, ['No service history']],
  ] as const)('%o are %j', (past, facts) => {
    expect(pastFacts(past, texts)).toEqual(facts);
  });
});

describe('reportType', () => {
  it.each([
    ['/reports/1001.pdf', 'pdf'],
    ['https://ppsr.example/R.PDF?key=a.html', 'pdf'],
    ['https://ppsr.example/scan.jpeg', 'image'],
    ['https://ppsr.example/report?file=1001.pdf', 'page'],
    ['https://ppsr.example/', 'page'],
  ])('of %s is %s', (url, type) => {
    expect(reportType(url)).toBe(type);
  });
});
