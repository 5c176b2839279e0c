import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { locationSchema } from '../../tenant/settings/locations/locations.schema.ts';
import { departments } from './departments.ts';

function branch(id: string, types: string[], street = '21 Slipway Parade', postcode = '4006') {
  const address = { street, city: 'Newstead', state: 'QLD', postcode };
  return v.parse(locationSchema, { id, name: id, slug: id, types, address });
}

const namesOf = (shown: ReturnType<typeof branch>, others: ReturnType<typeof branch>[]) =>
  departments(shown, [shown, ...others]).map(({ type, location }) => `${type}: ${location.id}`);

describe('an address with several types of branch', () => {
  it('has a department for each, sales first', () => {
    const parts = branch('parts', ['parts']);
    expect(namesOf(parts, [branch('service', ['service']), branch('sales', ['sales'])])).toEqual([
      'sales: sales',
      'service: service',
      'parts: parts',
    ]);
  });

  it('is recognised in any spelling', () => {
    expect(namesOf(branch('a', ['sales']), [branch('b', ['service'], '21 slipway parade, ')])).toHaveLength(
      2,
    );
  });

  it('lists the services of all its branches', () => {
    const both = branch('yard', ['sales', 'parts']);
    expect(namesOf(both, [branch('workshop', ['service'])])).toEqual([
      'sales: yard',
      'service: workshop',
      'parts: yard',
    ]);
  });

  it('merges two hidden branches into the visible one', () => {
    const workshop = branch('workshop', ['service', 'parts']);
    expect(namesOf(workshop, [branch('yard', ['sales', 'service'])])).toEqual([
      'sales: yard',
      'service: workshop',
      'parts: workshop',
    ]);
  });
});

describe('no selection is offered', () => {
  it.each([
    ['where a branch stands alone', branch('a', ['sales', 'service']), []],
    ['for branches elsewhere', branch('a', ['sales']), [branch('b', ['service'], '9 Other Street')]],
    [
      'for the same street in another suburb',
      branch('a', ['sales']),
      [branch('b', ['service'], '21 Slipway Parade', '4007')],
    ],
    ['between branches that do the same', branch('a', ['sales']), [branch('b', ['sales'])]],
  ])('%s', (_, shown, others) => {
    expect(namesOf(shown, others)).toEqual([]);
  });
});
