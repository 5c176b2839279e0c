import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { testPorts } from '../ports/ports.fixture.ts';
import type { Ports } from '../ports/ports.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { embeddedGeocoder } from './embedded-geocoder.ts';

const site = aPublishedSite({ settings: demoSettings('harbourline') });

function ask(query: string, headers: Record<string, string> = {}, changes: Partial<Ports> = {}) {
  const ports = { geocoder: embeddedGeocoder(), publishedSite: async () => site, ...changes };
  const url = `http://www.citymotors.example/api/nearest-location${query}`;
  return createApp(testPorts(ports)).request(url, { headers });
}

async function namesOf(query: string): Promise<string[]> {
  const { nearest }: { nearest: { name: string }[] } = await (await ask(query)).json();
  return nearest.map(({ name }) => name);
}

describe('the branch nearest to a postcode', () => {
  it('comes first, with its page and distance', async () => {
    const reply = await ask('?postcode=4217');
    expect(reply.status).toBe(200);
    const { from, nearest } = await reply.json();
    // Bundall, Gold Coast.
    expect(from.latitude).toBeCloseTo(-28, 0);
    expect(from.longitude).toBeCloseTo(153.4, 0);
    expect(nearest).toHaveLength(2);
    expect(nearest[0]).toMatchObject({
      slug: 'harbourline-gold-coast',
      path: '/locations/harbourline-gold-coast',
      distance: expect.stringMatching(/^\d(\.\d)? km$/),
      phone: expect.stringMatching(/^\(07\) /),
      directions: expect.stringMatching(/^https:/),
    });
    expect(nearest[1].km).toBeGreaterThan(nearest[0].km);
  });

  it('is listed once per address', async () => {
    expect(await namesOf('?postcode=4006')).toEqual(['Harbourline Brisbane City', 'Harbourline North Lakes']);
  });

  it('is one of those that the block shows', async () => {
    expect((await namesOf('?postcode=4006&filter=service-only'))[0]).toBe(
      'Harbourline Brisbane City Service',
    );
    expect(await namesOf('?postcode=4006&filter=gc')).toEqual(['Harbourline Gold Coast']);
  });

  it('is where a form without JavaScript redirects to', async () => {
    const reply = await ask('?postcode=4655', { Accept: 'text/html,*/*' });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('Location')).toBe('/locations/harbourline-hervey-bay');
  });
});

describe('an invalid postcode', () => {
  it.each(['', '?postcode=', '?postcode=400', '?postcode=4OOO', '?postcode=40000'])(
    '%j is refused',
    async (query) => {
      const reply = await ask(query);
      expect(reply.status).toBe(422);
      expect(await reply.json()).toMatchObject({
        detail: 'Invalid postcode. Please enter a 4-digit number.',
      });
    },
  );

  it('is answered with a page for a browser', async () => {
    const reply = await ask('?postcode=x', { Accept: 'text/html' });
    expect(reply.status).toBe(422);
    expect(await reply.text()).toContain('Invalid postcode. Please enter a 4-digit number.');
  });
});

describe('no branch is found', () => {
  it.each([
    ['for a postcode that nobody has', '?postcode=0001'],
    ['among branches that do not exist', '?postcode=4000&filter=nowhere'],
  ])('%s', async (_, query) => {
    const reply = await ask(query);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ detail: 'Invalid postcode', error: 'Invalid postcode' });
  });

  it('when the geocoder fails, and the reply does not say why', async () => {
    const errors: unknown[] = [];
    const reply = await ask(
      '?postcode=4000',
      {},
      {
        geocoder: { locate: () => Promise.reject(new Error('DENIED')) },
        reportError: (error) => errors.push(error),
      },
    );
    expect(reply.status).toBe(502);
    expect(await reply.text()).not.toContain('DENIED');
    expect(errors).toHaveLength(1);
  });
});
