import { describe, expect, it } from 'vitest';
import { aDraft, aRow } from '../draft.fixture.ts';
import { readPapers } from './read-papers.ts';

const car = { Make: 'Kia', Model: 'Rio', Year: '2021' };

describe('the day of the first registration', () => {
  it.each([
    ['First Registered', '2021-05-14', '2021-05-14'],
    ['FirstRegistrationDate', '14/05/2021', '2021-05-14'],
    ['Erstzulassung', '05/2021', '2021-05-01'],
    ['In-Service Date', '2021-05-14', '2021-05-14'],
  ])('is read of %s "%s"', (column, cell, firstRegistered) => {
    expect(readPapers(aRow({ ...car, [column]: cell }).row)).toMatchObject({ firstRegistered });
  });

  it('is absent where the feed does not say', () => {
    expect(readPapers(aRow({ ...car, 'First Registered': '' }).row)).not.toHaveProperty('firstRegistered');
    expect(aDraft()).not.toHaveProperty('firstRegistered');
  });

  it('is absent, with a warning, where it is no date', () => {
    const { row, warnings } = aRow({ ...car, 'First Registered': 'soon' });
    expect(readPapers(row)).not.toHaveProperty('firstRegistered');
    expect(warnings.map(({ field }) => field)).toEqual(['firstRegistered']);
  });
});
