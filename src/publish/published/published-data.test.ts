import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { carFile, carFileCount, carFiles } from './published-data.ts';

describe('the files of published vehicles', () => {
  it.each([
    [0, 1],
    [40, 1],
    [41, 4],
    [640, 16],
    [5000, 256],
    [50_000, 4096],
  ])('of %i vehicles are %i', (vehicles, files) => expect(carFileCount(vehicles)).toBe(files));

  it('hold each vehicle in the file given by its slug', () => {
    const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
    fc.assert(
      fc.property(fc.uniqueArray(slug, { maxLength: 100 }), fc.constantFrom(1, 4, 16), (slugs, fileCount) => {
        const vehicles = slugs.map((one) => aVehicle({ slug: one }));
        const files = carFiles(vehicles, fileCount, () => []);
        const cars = [...files].map(([file, text]) => [file, JSON.parse(text)] as const);
        expect(files.size).toBe(fileCount);
        for (const one of slugs) expect(new Map(cars).get(carFile(one, fileCount))[one].slug).toBe(one);
        expect(cars.flatMap(([, file]) => Object.keys(file))).toHaveLength(slugs.length);
      }),
    );
  });

  it('do not contain where a private seller lives', () => {
    const vehicle = aVehicle({ privateSuburb: 'Bulimba', privatePostcode: '4171' });
    const [file = ''] = carFiles([vehicle], 1, () => ['7']).values();
    const known = { ...vehicle, privateSuburb: null, privatePostcode: null, relatedIds: ['7'] };
    expect(JSON.parse(file)).toEqual({ [vehicle.slug]: known });
  });
});
