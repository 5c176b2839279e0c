import { describe, expect, it } from 'vitest';
import { past as texts } from '../../../tenants/_defaults/vehicle.json' with { type: 'json' };
import { pastFacts } from './past-facts.ts';

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
