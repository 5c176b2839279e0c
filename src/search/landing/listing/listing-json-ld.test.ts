import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../../vehicle/a-vehicle.fixture.ts';
import { listingJsonLd } from './listing-json-ld.ts';

const site = 'https://www.pitstop.example';

describe('listingJsonLd', () => {
  it('has the vehicles of the page in order, with their addresses', () => {
    const vehicles = [aVehicle({ slug: 'b', name: 'B' }), aVehicle({ slug: 'a', name: 'A' })];
    expect(JSON.parse(listingJsonLd(site, vehicles) ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'B', url: `${site}/cars/b` },
        { '@type': 'ListItem', position: 2, name: 'A', url: `${site}/cars/a` },
      ],
    });
  });

  it('is empty for an empty listing', () => {
    expect(listingJsonLd(site, [])).toBeUndefined();
  });

  it('escapes names, so that none can end the script element', () => {
    expect(listingJsonLd(site, [aVehicle({ name: '</script><script>alert(1)' })])).not.toContain('<');
  });
});
