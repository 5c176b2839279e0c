import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defaultGaps } from './default-gaps.ts';

const schema = v.strictObject({
  name: v.string(),
  heading: v.optional(v.string(), 'Hello'),
  card: v.strictObject({ tag: v.optional(v.boolean(), true), label: v.string() }),
  notice: v.nullable(v.strictObject({ tone: v.optional(v.string(), 'calm') })),
  items: v.array(v.strictObject({ note: v.optional(v.string(), '') })),
});

describe('defaultGaps', () => {
  it('lists settings whose default is only in the schema', () => {
    expect(defaultGaps(schema, { card: { label: 'x' }, notice: null, items: [{}] })).toEqual([
      'heading',
      'card.tag',
    ]);
  });

  it('leaves out settings that each dealer must give', () => {
    expect(defaultGaps(schema, { heading: 'Hi', card: { tag: true }, notice: null, items: [] })).toEqual([]);
  });
});
