import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { testPorts } from '../ports/ports.fixture.ts';
import type { Ports } from '../ports/ports.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';
import { embeddedGeocoder } from './embedded-geocoder.ts';

const site = aPublishedSite({ settings: demoSettings('pitstop') });

function ask(query: string, changes: Partial<Ports> = {}) {
  const ports = { geocoder: embeddedGeocoder(), publishedSite: async () => site, ...changes };
  return createApp(testPorts(ports)).request(`http://www.citymotors.example/api/geocode${query}`);
}

describe('a postcode lookup', () => {
  it('returns the centre, cached by browsers for a day', async () => {
    const reply = await ask('?postcode=%204000');
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({
      lat: expect.closeTo(-27.47, 1),
      lng: expect.closeTo(153.02, 1),
      place: expect.any(String),
      state: 'QLD',
    });
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=86400');
  });

  it.each([
    '',
    '?postcode=',
    '?postcode=400',
    '?postcode=40000',
    '?postcode=4a00',
    "?postcode=4000'--",
    '?postcode=4000%00',
  ])('refuses %j', async (query) => {
    const reply = await ask(query);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({
      detail: 'Invalid postcode. Please enter a 4-digit number.',
      error: 'Invalid postcode. Please enter a 4-digit number.',
      errors: [{ field: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' }],
    });
  });

  it('answers 404 for an unknown postcode', async () => {
    const reply = await ask('?postcode=0001');
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({
      detail: 'Invalid postcode',
      error: 'Invalid postcode',
    });
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });

  it('that fails is reported, and the reply does not say why', async () => {
    const errors: unknown[] = [];
    const failure = new Error('REQUEST_DENIED');
    const reply = await ask('?postcode=4000', {
      geocoder: { locate: () => Promise.reject(failure) },
      reportError: (error) => errors.push(error),
    });
    expect(reply.status).toBe(502);
    const text = await reply.text();
    expect(text).not.toContain('DENIED');
    expect(JSON.parse(text)).toMatchObject({ error: 'The postcode could not be looked up' });
    expect(errors).toEqual([failure]);
  });

  it('is rate limited', async () => {
    await using database = await temporaryDatabase();
    const ports = { database, geocoder: embeddedGeocoder(), publishedSite: async () => site };
    const address = '203.0.113.7';
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) {
      // A new process for each request: they share the limit.
      const app = createApp(testPorts(ports));
      const url = 'http://www.citymotors.example/api/geocode?postcode=4000';
      statuses.push((await app.request(url, {}, { address })).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });
});
