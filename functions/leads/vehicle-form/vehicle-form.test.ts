import { describe, expect, it } from 'vitest';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../../app.ts';
import { testPorts } from '../../ports/ports.fixture.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { temporaryDatabase } from '../../storage/temporary-database.fixture.ts';
import { writeReport } from '../../vehicle/status-reports.ts';

const settings = demoSettings('harbourline');
const car = aVehicle({
  id: '7',
  slug: 'rio-7',
  name: 'Kia Rio <GT> & more',
  price: 18_990,
  locationId: 'gc',
});
const sold = aVehicle({ id: '8', slug: 'rio-8', status: 'sold' });
const caravan = aVehicle({ id: '9', slug: 'caravan-9', itemType: 'caravan' });

const built = (form: string) => `<!DOCTYPE html><h1 data-fill="heading">${form}</h1>
<p data-fill="no-car">Which one?</p><div data-fill="form" hidden><b data-fill="car-name"></b><i data-fill="car-price"></i>
<form><input name="car_slug" value=""><textarea name="message" required></textarea><input name="subcategory" value="">
<noscript><p>We call you.</p><!--free-times--></noscript></form></div>`;

const everyForm = ['enquiry', 'test-drive', 'request-photos'];

async function open({
  given = settings,
  forms = everyForm,
}: {
  given?: Settings;
  forms?: readonly string[];
} = {}) {
  const database = await temporaryDatabase();
  const files = Object.fromEntries(
    forms.map((form) => [`/forms/${form}`, new TextEncoder().encode(built(form))]),
  );
  const site = aPublishedSite({ settings: given, vehicles: [car, sold, caravan], files });
  const errors: unknown[] = [];
  const ports = testPorts({
    database,
    publishedSite: async () => site,
    now: () => Date.parse('2026-11-20T09:00:00+10:00'),
    reportError: (error) => errors.push(error),
  });
  return {
    database,
    errors,
    ask: async (path: string) =>
      createApp(ports).request(`http://city-motors.localhost${path}`, { headers: { Accept: 'text/html' } }),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

describe('the form of a vehicle without script', () => {
  it('is the built page with the vehicle in it, escaped, and nobody keeps it', async () => {
    await using app = await open();
    const reply = await app.ask('/cars/rio-7/enquire');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    const page = await reply.text();
    expect(page).toContain('Kia Rio &#60;GT&#62; &#38; more');
    expect(page).toContain('$18,990');
    expect(page).toContain('name="car_slug" value="rio-7"');
    expect(page).toContain('<p data-fill="no-car" hidden="">');
    expect(page).toContain('<div data-fill="form">');
    expect(page).toContain('<textarea name="message" required></textarea>');
  });

  it('asks for something similar where the vehicle is sold, by the stock or since', async () => {
    await using app = await open();
    const similar = 'Can you please find me something similar?';
    expect(await (await app.ask('/cars/rio-8/enquire')).text()).toContain(similar);
    expect(await (await app.ask('/cars/rio-7/enquire')).text()).not.toContain(similar);
    const report = {
      status: 'sold',
      reserved: false,
      price: null,
      atMs: Date.parse('2026-11-20T08:00:00+10:00'),
    } as const;
    await writeReport(app.database, { site: 'city-motors', car: '7' }, report);
    const page = await (await app.ask('/cars/rio-7/enquire')).text();
    expect(page).toContain(`<textarea name="message">${similar}</textarea>`);
    expect(page).toContain('name="subcategory" value="Find me something similar"');
  });

  it('lets the shopper choose one of the times that are free', async () => {
    await using app = await open();
    const page = await (await app.ask('/cars/rio-7/test-drive')).text();
    expect(page).toContain('name="booking_at"');
    expect(page.match(/<option value="2026-11-2/g)?.length).toBeGreaterThan(5);
    expect(page).not.toContain('<!--free-times-->');
    expect(await (await app.ask('/cars/rio-7/enquire')).text()).not.toContain('booking_at');
  });

  it('stays whole while the database is away', async () => {
    await using app = await open();
    await app.database[Symbol.asyncDispose]();
    const page = await (await app.ask('/cars/rio-7/test-drive')).text();
    expect(page).toContain('We call you.');
    expect(page).toContain('name="car_slug" value="rio-7"');
    expect(app.errors.length).toBeGreaterThan(0);
  });

  it.each([
    ['drive a sold one', '/cars/rio-8/test-drive', '/cars/rio-8/enquire'],
    ['get photographs of a sold one', '/cars/rio-8/request-photos', '/cars/rio-8/enquire'],
    ['drive a caravan', '/cars/caravan-9/test-drive', '/cars/caravan-9/enquire'],
    ['ask about what is not there', '/cars/nothing/enquire', '/cars/nothing'],
  ])('leads who wants to %s on', async (_, path, to) => {
    await using app = await open();
    const reply = await app.ask(path);
    expect([reply.status, reply.headers.get('Location')]).toEqual([302, to]);
  });

  it('leads to the vehicle where the dealer has no such form, or has not built it yet', async () => {
    const { vehicle, gallery } = settings;
    const off = {
      ...settings,
      gallery: { ...gallery, requestPhotos: { ...gallery.requestPhotos, show: false } },
    };
    await using photoless = await open({ given: off });
    expect((await photoless.ask('/cars/rio-7/request-photos')).headers.get('Location')).toBe(
      '/cars/rio-7/enquire',
    );
    const hidden = { show: false, label: 'x', href: '/x' };
    const card = { ...vehicle.card, enquire: hidden, findSimilar: hidden };
    await using silent = await open({ given: { ...settings, vehicle: { ...vehicle, card } } });
    expect((await silent.ask('/cars/rio-7/enquire')).headers.get('Location')).toBe('/cars/rio-7');
    await using unbuilt = await open({ forms: [] });
    expect((await unbuilt.ask('/cars/rio-7/enquire')).headers.get('Location')).toBe('/cars/rio-7');
  });
});
