import { describe, expect, it } from 'vitest';
import { localService } from '../ports/local-service.fixture.ts';
import { googleGeocoder } from './google-geocoder.ts';

/** A shortened reply from Google's documentation. */
const brisbane = {
  status: 'OK',
  results: [
    {
      address_components: [
        { long_name: '4000', short_name: '4000', types: ['postal_code'] },
        { long_name: 'Brisbane City', short_name: 'Brisbane City', types: ['locality', 'political'] },
        {
          long_name: 'Queensland',
          short_name: 'QLD',
          types: ['administrative_area_level_1', 'political'],
        },
        { long_name: 'Australia', short_name: 'AU', types: ['country', 'political'] },
      ],
      formatted_address: 'Brisbane City QLD 4000, Australia',
      geometry: { location: { lat: -27.4660994, lng: 153.023588 }, location_type: 'APPROXIMATE' },
      place_id: 'ChIJ38fX2hRakWsRoA2m6V3HCKc',
      types: ['postal_code'],
    },
  ],
};

describe("Google's geocoding", () => {
  it('is queried by postcode and country, and its first result is used', async () => {
    const second = { geometry: { location: { lat: 1, lng: 2 } } };
    await using google = await localService(() => ({
      body: { ...brisbane, results: [...brisbane.results, second] },
    }));
    const place = await googleGeocoder({ url: `${google.url}/json`, key: 'the-key' }).locate('4000');
    expect(place).toEqual({
      latitude: -27.4660994,
      longitude: 153.023588,
      place: 'Brisbane City',
      state: 'QLD',
    });
    const question = new URL(google.asked[0]?.path ?? '', google.url);
    expect(question.pathname).toBe('/json');
    expect(Object.fromEntries(question.searchParams)).toEqual({
      components: 'country:AU|postal_code:4000',
      key: 'the-key',
    });
  });

  it('returns null for ZERO_RESULTS, and no suburb when there is none', async () => {
    await using google = await localService(({ path }) =>
      path?.includes('0001')
        ? { body: { status: 'ZERO_RESULTS', results: [] } }
        : { body: { status: 'OK', results: [{ geometry: { location: { lat: -27, lng: 153 } } }] } },
    );
    const geocoder = googleGeocoder({ url: google.url, key: 'the-key' });
    expect(await geocoder.locate('0001')).toBeNull();
    expect(await geocoder.locate('4000')).toEqual({
      latitude: -27,
      longitude: 153,
      place: null,
      state: null,
    });
  });

  it('is cached per postcode, known or not', async () => {
    await using google = await localService(({ path }) => ({
      body: path?.includes('0001') ? { status: 'ZERO_RESULTS' } : brisbane,
    }));
    const geocoder = googleGeocoder({ url: google.url, key: 'the-key' });
    for (const postcode of ['4000', '4000', '0001', '0001']) await geocoder.locate(postcode);
    expect(google.asked).toHaveLength(2);
  });

  it.each([
    [200, { status: 'OVER_QUERY_LIMIT', error_message: 'You have exceeded your quota.' }, 'OVER_QUERY_LIMIT'],
    [200, { status: 'REQUEST_DENIED', error_message: 'The key the-key is invalid.' }, 'REQUEST_DENIED'],
    [200, { status: 'UNKNOWN_ERROR' }, 'UNKNOWN_ERROR'],
    [429, 'Too many', '429'],
    [500, brisbane, '500'],
    [200, '<html>', 'not as documented'],
    [200, { status: 'OK', results: [] }, 'not as documented'],
    [
      200,
      { status: 'OK', results: [{ geometry: { location: { lat: 'south', lng: 1 } } }] },
      'not as documented',
    ],
    [302, '', 'fetch failed'],
  ])(
    'that answers %i %j rejects without the key in the error, and is asked again',
    async (status, body, said) => {
      let isWell = false;
      await using google = await localService(() => (isWell ? { body: brisbane } : { status, body }));
      const geocoder = googleGeocoder({ url: google.url, key: 'the-key' });
      const error = await geocoder.locate('4000').catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(String(error)).toContain(said);
      expect(String(error)).not.toContain('the-key');
      isWell = true;
      expect(await geocoder.locate('4000')).toMatchObject({ place: 'Brisbane City' });
    },
  );

  it('rejects when it does not answer in time', async () => {
    await using google = await localService(() => 'silence');
    const geocoder = googleGeocoder({ url: google.url, key: 'the-key', timeoutMs: 30 });
    await expect(geocoder.locate('4000')).rejects.toThrow(/timeout/i);
  });
});
