import { expect, it } from 'vitest';
import { removedVehiclePaths } from './removed-vehicles.ts';

it('redirects a removed vehicle to the list of its model if that has cars, else to nothing', () => {
  const landing = [
    { kind: 'type', key: 'new-used-and-demo-cars', path: '/search/new-used-and-demo-cars', count: 9 },
    { kind: 'make', key: 'mazda', path: '/search/mazda', count: 9 },
    { kind: 'model', key: 'mazda/cx-5', path: '/search/mazda/cx-5', count: 2 },
    { kind: 'model', key: 'mazda/2', path: '/search/mazda/2', count: 0 },
  ];
  const gone = [
    { slug: 'a', make: 'Mazda', model: 'CX-5' },
    { slug: 'b', make: 'Mazda', model: '2' },
    { slug: 'c', make: 'Kia', model: 'Rio' },
  ];
  expect(removedVehiclePaths(gone, landing)).toEqual({ a: '/search/mazda/cx-5', b: null, c: null });
});
