import { describe, expect, it } from 'vitest';
import { syncReport } from './sync-result.ts';

const done = {
  ok: true,
  outcome: 'replaced',
  isRehearsal: false,
  alias: 'cars_city',
  live: 'cars_city_2_b',
  before: 'cars_city_1_a',
  documents: 1204,
  removed: ['cars_city_1_a'],
  left: [],
} as const;

describe('the report of a sync', () => {
  it('says what is live and what is gone', () => {
    expect(syncReport(done)).toBe(
      'cars_city now finds 1,204 documents in cars_city_2_b.\nDeleted cars_city_1_a.',
    );
  });

  it('says what a rehearsal would have done', () => {
    expect(syncReport({ ...done, isRehearsal: true })).toMatch(
      /1,204 documents would go into cars_city_2_b.*leave cars_city_1_a.*\nWould delete cars_city_1_a/,
    );
  });

  it('names ten refused documents with the reason and counts the others', () => {
    const refused = Array.from({ length: 12 }, (_, index) => ({ id: `car-${index}`, reason: 'Bad price.' }));
    const lines = syncReport({ ok: false, error: 'Not taken.', refused }).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines.slice(0, 2)).toEqual(['Not taken.', '  car-0: Bad price.']);
    expect(lines.at(-1)).toBe('  and 2 more');
  });
});
