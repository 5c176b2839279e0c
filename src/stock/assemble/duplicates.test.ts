import { describe, expect, it } from 'vitest';
import { aDraft } from './draft.fixture.ts';
import type { VehicleDraft } from './draft-vehicle.ts';
import { sharedNumberWarnings, withoutRepeats } from './duplicates.ts';

const rows = (...drafts: Partial<VehicleDraft>[]) =>
  drafts.map((draft, index) => ({ line: index + 2, index, draft: aDraft(draft) }));

describe('withoutRepeats', () => {
  it('rejects a second row with the same stock number and VIN', () => {
    const { kept, repeated } = withoutRepeats(
      rows({ stockNumber: '1', vin: 'A' }, { stockNumber: '1', vin: 'A', price: 5000 }),
    );
    expect(kept.map(({ line }) => line)).toEqual([2]);
    expect(repeated).toEqual([
      { line: 3, index: 1, reason: 'lists the vehicle on line 2 again: same stock number and VIN' },
    ]);
  });
  it('rejects a second row with the same essential facts if there is no VIN', () => {
    expect(withoutRepeats(rows({ stockNumber: '1' }, { stockNumber: '1' })).repeated).toHaveLength(1);
  });
  it.each<[string, Partial<VehicleDraft>, Partial<VehicleDraft>]>([
    [
      'different cars under one stock number',
      { stockNumber: '1', model: 'Rio' },
      { stockNumber: '1', model: 'Ceed' },
    ],
    ['different VINs under one stock number', { stockNumber: '1', vin: 'A' }, { stockNumber: '1', vin: 'B' }],
    ['cars without any number', {}, {}],
  ])('keeps %s', (_, first, second) => {
    expect(withoutRepeats(rows(first, second)).kept).toHaveLength(2);
  });
});

it('warns of every vehicle whose number is shared with another', () => {
  const warnings = sharedNumberWarnings(
    rows({ stockNumber: '1', vin: 'A' }, { stockNumber: '1', vin: 'B' }, { stockNumber: '2', vin: 'C' }),
  );
  expect(warnings).toEqual([
    { line: 2, field: 'stockNumber', found: '1', done: 'kept, though several vehicles have it' },
    { line: 3, field: 'stockNumber', found: '1', done: 'kept, though several vehicles have it' },
  ]);
});
