import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPath } from '../problem.ts';
import { parseKey } from './setting-key.ts';

describe('parseKey', () => {
  it.each([
    ['leads', ['leads']],
    ['leads.optInDefault', ['leads', 'optInDefault']],
    ['locations.locations[3].name', ['locations', 'locations', 3, 'name']],
    ['vehicle.warranty.years["Alfa Romeo"]', ['vehicle', 'warranty', 'years', 'Alfa Romeo']],
    ['contact.forms.mini-contact', ['contact', 'forms', 'mini-contact']],
  ])('takes %s apart', (key, path) => {
    expect(parseKey(key)).toEqual(path);
  });

  it.each(['', '.', 'leads.', '.leads', 'a..b', 'a b', 'a[', 'a[x]', 'a["b'])('rejects "%s"', (key) => {
    expect(parseKey(key)).toBeNull();
  });

  it('parses every key in the notation of problem messages', () => {
    const step = fc.oneof(fc.string({ minLength: 1 }), fc.nat(99));
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.array(step), (first, rest) => {
        expect(parseKey(formatPath([first, ...rest]))).toEqual([first, ...rest]);
      }),
    );
  });
});
