import { describe, expect, it } from 'vitest';
import { syncReport } from './sync-result.ts';

const done = {
  ok: true,
  outcome: { kind: 'replaced', reason: 'schema' },
  isRehearsal: false,
  alias: 'cars_city',
  live: 'cars_city_2_b',
  before: 'cars_city_1_a',
  documents: 1204,
  removed: ['cars_city_1_a'],
  left: [],
} as const;

describe('the report of a sync', () => {
  it('names what is live, why it was imported in full and what was removed', () => {
    expect(syncReport(done)).toBe(
      'cars_city now finds 1,204 cars in cars_city_2_b, imported in full, because the fields of the collection have changed.\nDeleted cars_city_1_a.',
    );
  });

  it('has the number of uploaded changes', () => {
    const outcome = { kind: 'updated', sent: 12, removed: 3 } as const;
    const updated = { ...done, outcome, documents: 5000, removed: [] };
    expect(syncReport(updated)).toBe('Sent 12 changed and removed 3 of 5,000 cars in cars_city_2_b.');
    expect(syncReport({ ...updated, isRehearsal: true })).toBe(
      'A rehearsal: would send 12 changed and remove 3 of 5,000 cars in cars_city_2_b.',
    );
  });

  it('says what a dry run would have done', () => {
    expect(syncReport({ ...done, isRehearsal: true })).toMatch(
      /would import 1,204 cars into cars_city_2_b.*\nWould delete cars_city_1_a/,
    );
  });

  it('lists ten rejected documents with reasons and counts the others', () => {
    const refused = Array.from({ length: 12 }, (_, index) => ({ id: `car-${index}`, reason: 'Bad price.' }));
    const lines = syncReport({ ok: false, error: 'Not taken.', refused }).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines.slice(0, 2)).toEqual(['Not taken.', '  car-0: Bad price.']);
    expect(lines.at(-1)).toBe('  and 2 more');
  });
});
