import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../../vehicle/a-vehicle.ts';
import { listingJsonLd } from './listing-json-ld.ts';

const site = 'https://www.pitstop.example';

describe('listingJsonLd', () => {
  it('lists the vehicles of the page in their order, with their own addresses', () => {
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

  it('says nothing of an empty listing', () => {
    expect(listingJsonLd(site, [])).toBeUndefined();
  });

  it('lets no name end the script that it stands in', () => {
    expect(listingJsonLd(site, [aVehicle({ name: '</script><script>alert(1)' })])).not.toContain('<');
  });
});
