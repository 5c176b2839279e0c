import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { testPorts } from '../ports/ports.fixture.ts';
import type { Ports } from '../ports/ports.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';

const demo = demoSettings('harbourline');
const settings = {
  ...demo,
  delivery: {
    ...demo.delivery,
    regions: [
      { name: 'Brisbane', postcodes: ['4000-4179'], price: 0 },
      { name: 'the Gold Coast', postcodes: ['4210-4230'], price: 120, days: { min: 2, max: 3 } },
    ],
  },
};
const car = aVehicle({ slug: 'corolla-1', name: '2021 <Toyota> Corolla' });
const noPrice = demo.delivery.texts.noPrice;

const darwin = { latitude: -12.5, longitude: 130.8, place: 'Darwin', state: 'NT' };
const places = async (postcode: string) => (postcode === '0800' ? darwin : null);

function ask(own = settings, changes: Partial<Ports> = {}) {
  const site = aPublishedSite({ settings: own, vehicles: [car] });
  const ports = { publishedSite: async () => site, geocoder: { locate: places }, ...changes };
  const app = createApp(testPorts(ports));
  return async (init: RequestInit = {}, query = '') =>
    app.request(`http://city-motors.localhost/api/delivery${query}`, init);
}

const form = (fields: Record<string, string>, accept = 'application/json'): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { Accept: accept },
});
const page = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('the price of delivery', () => {
  it.each([
    ['4217', { price: 120, region: 'the Gold Coast', message: '$120 to the Gold Coast' }],
    [' 4000 ', { price: 0, region: 'Brisbane', message: 'Free delivery to Brisbane' }],
    ['0800', { price: null, region: null, message: noPrice }],
  ])('to %j is answered for a form and a query', async (postcode, expected) => {
    const posted = await ask()(form({ postcode }));
    const got = await ask()({}, `?${new URLSearchParams({ postcode })}`);
    for (const reply of [posted, got]) {
      expect(reply.status).toBe(200);
      expect(await reply.json()).toEqual({ ...expected, sum: null, arrives: null });
    }
  });

  it.each([
    ['', 'Please enter a postcode.'],
    ['40', 'Invalid postcode. Please enter a 4-digit number.'],
    ['0001', 'Invalid postcode'],
  ])('to %j is refused with a message', async (postcode, detail) => {
    const reply = await ask()(form({ postcode }));
    expect(reply.status).toBe(422);
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await reply.json()).toMatchObject({ detail });
  });

  it('comes with the sum for a vehicle, and without one for a vehicle that the dealer has not', async () => {
    const reply = async (slug: string) => (await ask()(form({ postcode: '4217', car_id: slug }))).json();
    expect(await reply('corolla-1')).toMatchObject({ sum: { total: { amount: '$26,110' } } });
    expect(await reply('corolla-2')).toMatchObject({ price: 120, sum: null, arrives: null });
  });

  it('is unknown when the postcode lookup fails', async () => {
    const reported: unknown[] = [];
    const locate = async () => {
      throw new Error('Down');
    };
    const reportError = (error: unknown) => reported.push(error);
    const reply = await ask(settings, { geocoder: { locate }, reportError })(form({ postcode: '0001' }));
    expect(await reply.json()).toMatchObject({ price: null, message: noPrice });
    expect(reported).toEqual([new Error('Down')]);
  });

  it('answers 404 at a dealer without delivery', async () => {
    const own = { ...settings, delivery: { ...settings.delivery, show: false } };
    expect((await ask(own)(form({ postcode: '4000' }))).status).toBe(404);
  });

  it('refuses an oversized or empty request', async () => {
    expect((await ask()(form({ postcode: '4'.repeat(5000) }))).status).toBe(413);
    expect((await ask()({ method: 'PUT' })).status).toBe(405);
  });
});

describe('a browser without JavaScript', () => {
  it('gets a page with the answer, the form and a link back', async () => {
    const reply = await ask()(form({ postcode: '4217', car_id: 'corolla-1' }, page));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toContain('text/html');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(await reply.json()).toEqual({
      name: 'delivery',
      props: {
        vehicle: { slug: 'corolla-1', name: '2021 <Toyota> Corolla' },
        postcode: '4217',
        answer: {
          kind: 'price',
          message: '$120 to the Gold Coast',
          sum: expect.objectContaining({ total: { label: 'Total to drive away', amount: '$26,110' } }),
          arrives: expect.stringMatching(/^With you between \w+ \d+ \w+ and \w+ \d+ \w+$/),
        },
      },
    });
  });

  it('sees the error of a postcode, and what was typed', async () => {
    const reply = await ask()(form({ postcode: '"><script>', car_id: '../admin' }, page));
    expect(reply.status).toBe(422);
    const message = 'Invalid postcode. Please enter a 4-digit number.';
    expect(await reply.json()).toEqual({
      name: 'delivery',
      props: {
        vehicle: null,
        postcode: '"><script>',
        answer: { kind: 'invalid', message, sum: null, arrives: null },
      },
    });
  });

  it('sees an overlong postcode only in part', async () => {
    const reply = await ask()(form({ postcode: '4'.repeat(100) }, page));
    expect((await reply.json()).props.postcode).toBe('4'.repeat(20));
  });
});
