import { describe, expect, it } from 'vitest';
import { temporaryDatabase } from '../../storage/temporary-database.fixture.ts';
import { readReport, writeReport } from './status-reports.ts';

const car = { site: 'city-motors', car: '7' };
const reserved = { status: 'in_stock', reserved: true, price: null, atMs: 1000 } as const;
const sold = { status: 'sold', reserved: false, price: 19_999.5, atMs: 2000 } as const;

describe('status reports', () => {
  it('are stored per dealer and car', async () => {
    await using database = await temporaryDatabase();
    expect(await readReport(database, car)).toBeNull();
    await writeReport(database, car, reserved);
    await writeReport(database, { ...car, car: '8' }, sold);
    expect(await readReport(database, car)).toEqual(reserved);
    expect(await readReport(database, { ...car, car: '8' })).toEqual(sold);
    expect(await readReport(database, { ...car, site: 'other' })).toBeNull();
  });

  it('keep the latest, in whatever order two servers write them', async () => {
    await using database = await temporaryDatabase();
    await writeReport(database, car, sold);
    await writeReport(database, car, reserved);
    expect(await readReport(database, car)).toEqual(sold);
  });
});
