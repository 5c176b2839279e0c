import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseViewReply } from './ask-view.api.ts';
import { viewReplySchema } from './view-reply.schema.ts';

const reply = {
  views: 36,
  car_fields: { status: 'sold', reserved: false, price: 23990 },
  checked_at: '2026-11-20T02:00:00.000Z',
};

describe('parseViewReply', () => {
  it('returns a valid reply unchanged', () => {
    expect(parseViewReply(reply)).toEqual(reply);
    expect(
      parseViewReply({ ...reply, views: 0, car_fields: { ...reply.car_fields, price: null } }),
    ).not.toBeNull();
  });

  it('accepts exactly what the schema accepts, for any input', () => {
    const odd = fc.oneof(
      fc.constantFrom(undefined, null, true, '', 'sold', 'stolen', -1, 0, 1.5, 7, Number.NaN, [], {}),
      fc.constantFrom('2026-11-20T02:00:00.000Z', '2026-11-20T02:00:00Z', 'yesterday'),
    );
    const either = <Value>(right: Value) => fc.oneof({ weight: 4, arbitrary: fc.constant(right) }, odd);
    const carFields = fc.record({
      status: either('in_stock'),
      reserved: either(true),
      price: either(12_000),
    });
    const anyReply = fc.record({
      views: either(3),
      car_fields: fc.oneof({ weight: 6, arbitrary: carFields }, odd),
      checked_at: either(reply.checked_at),
    });
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: anyReply }, odd), (value) => {
        expect(parseViewReply(value) !== null).toBe(v.is(viewReplySchema, value));
      }),
      { numRuns: 2000 },
    );
  });
});
