import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDraft } from './draft.fixture.ts';
import type { VehicleDraft } from './draft-vehicle.ts';
import { identify } from './identity.ts';

const identityOf = (...drafts: Partial<VehicleDraft>[]) =>
  identify(drafts.map((draft, index) => ({ line: index + 2, index, draft: aDraft(draft) }))).map(
    ({ vehicle }) => vehicle,
  );
const idsOf = (...drafts: Partial<VehicleDraft>[]) => identityOf(...drafts).map(({ id }) => id);

describe('identify', () => {
  it('uses the stock number, else the VIN, else the number plate', () => {
    const vin = '6T1BF3FK70X000101';
    expect(
      idsOf(
        { stockNumber: 'S1', vin },
        { vin: 'KNADC123456789012', registrationPlate: 'A1' },
        { registrationPlate: 'ABC123' },
      ),
    ).toEqual(['S1', 'KNADC123456789012', 'ABC123']);
  });
  it('without a number, digests what the car is but not its price', () => {
    const [first, cheaper, other] = ['9990', '8990', null].map((price) =>
      idsOf({ price: price === null ? null : Number(price), colour: price === null ? 'Red' : 'Blue' }),
    );
    expect(first).toEqual(cheaper);
    expect(first).not.toEqual(other);
  });
  it('gives cars that share a stock number their next unique number', () => {
    expect(
      idsOf(
        { stockNumber: '1003', vin: 'VIN00000000000001' },
        { stockNumber: '1003', registrationPlate: 'QWE11' },
      ),
    ).toEqual(['VIN00000000000001', 'QWE11']);
  });
  it('numbers identical cars independently of the order of rows', () => {
    const twins = [{ price: 9990 }, { price: 8990 }];
    const byPrice = (vehicles: ReturnType<typeof identityOf>) =>
      vehicles
        .map(({ id, slug, price }) => ({ id, slug, price }))
        .sort((a, b) => (a.price ?? 0) - (b.price ?? 0));
    const forwards = byPrice(identityOf(...twins));
    expect(forwards).toEqual(byPrice(identityOf(...twins.toReversed())));
    expect(forwards[1]?.id).toBe(`${forwards[0]?.id}-2`);
  });
  it('writes slugs in lower-case ASCII with the id at the end', () => {
    const [vehicle] = identityOf({
      make: 'Citroën',
      model: 'C4',
      badge: 'Feel+ (e-HDi)',
      stockNumber: 'A/12 b',
    });
    expect(vehicle?.slug).toBe('2019-citroen-c4-feel-e-hdi-a-12-b');
  });
  it('shortens long names, never the id', () => {
    const [vehicle] = identityOf({
      badge: 'Very Long Special Edition With Everything On It And Then Some More',
      stockNumber: 'STOCK-123456',
    });
    expect(vehicle?.slug.length).toBeLessThanOrEqual(80);
    expect(vehicle?.slug).toMatch(/^2019-kia-rio-very-long.*-stock-123456$/);
  });
  it('never gives two vehicles the same id or slug', () => {
    const number = fc.option(fc.constantFrom('A/1', 'A-1', 'a1', 'A 1', '1', 'é'), { nil: null });
    const draft = fc.record({ stockNumber: number, vin: number, registrationPlate: number, badge: number });
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 12 }), (drafts) => {
        const vehicles = identityOf(...drafts);
        expect(new Set(vehicles.map(({ id }) => id)).size).toBe(drafts.length);
        expect(new Set(vehicles.map(({ slug }) => slug)).size).toBe(drafts.length);
        for (const { slug } of vehicles) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
      { numRuns: 200 },
    );
  });
});
