import { describe, expect, it } from 'vitest';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../../app.ts';
import { testPorts } from '../../ports/ports.fixture.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { temporaryDatabase } from '../../storage/temporary-database.fixture.ts';
import { writeReport } from '../../vehicle/status/status-reports.ts';

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

async function open({ given = settings }: { given?: Settings } = {}) {
  const database = await temporaryDatabase();
  const site = aPublishedSite({ settings: given, vehicles: [car, sold, caravan] });
  const ports = testPorts({
    database,
    publishedSite: async () => site,
    now: () => Date.parse('2026-11-20T09:00:00+10:00'),
  });
  return {
    database,
    ask: async (path: string) =>
      createApp(ports).request(`http://city-motors.localhost${path}`, { headers: { Accept: 'text/html' } }),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

describe('the form page of a vehicle', () => {
  it('shows the vehicle as it stands now, and is never cached', async () => {
    await using app = await open();
    const reply = await app.ask('/cars/rio-7/enquire');
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({
      name: 'lead-form',
      props: {
        form: 'enquiry',
        path: '/cars/rio-7/enquire',
        car: { slug: 'rio-7', name: 'Kia Rio <GT> & more', price: '$18,990', isUnavailable: false },
        lastResult: null,
      },
    });
  });

  it('for a test drive has the free times of the vehicle’s branch', async () => {
    await using app = await open();
    const { freeTimes } = (await (await app.ask('/cars/rio-7/test-drive')).json()).props;
    expect(freeTimes).toMatchObject({ location: { id: 'gc' } });
    expect(freeTimes.days[0].times[0]).toEqual({ at: '2026-11-20T11:30:00+10:00', label: '11:30 am' });
  });

  it('for a test drive knows the time that the address asks for', async () => {
    await using app = await open();
    const at = '2026-11-20T11:30:00+10:00';
    const { props } = await (
      await app.ask(`/cars/rio-7/test-drive?booking_at=${encodeURIComponent(at)}`)
    ).json();
    expect(props).toMatchObject({ path: '/cars/rio-7/test-drive', freeTimes: { wanted: at } });
  });

  it('for a test drive has no times at a dealer without appointments', async () => {
    const appointments = { ...settings.appointments, show: false };
    await using app = await open({ given: { ...settings, appointments } });
    const { props } = await (await app.ask('/cars/rio-7/test-drive')).json();
    expect(props).toMatchObject({ form: 'test-drive', freeTimes: null });
  });

  it('knows that the vehicle is sold, from the stock or a report', async () => {
    await using app = await open();
    const carOf = async (path: string) => (await (await app.ask(path)).json()).props.car;
    expect(await carOf('/cars/rio-8/enquire')).toMatchObject({ isUnavailable: true });
    expect(await carOf('/cars/rio-7/enquire')).toMatchObject({ isUnavailable: false });
    const report = {
      status: 'sold',
      reserved: false,
      price: null,
      atMs: Date.parse('2026-11-20T08:00:00+10:00'),
    } as const;
    await writeReport(app.database, { site: 'city-motors', car: '7' }, report);
    expect(await carOf('/cars/rio-7/enquire')).toMatchObject({ isUnavailable: true });
  });

  it.each([
    ['drive a sold one', '/cars/rio-8/test-drive', '/cars/rio-8/enquire'],
    ['get photographs of a sold one', '/cars/rio-8/request-photos', '/cars/rio-8/enquire'],
    ['drive a caravan', '/cars/caravan-9/test-drive', '/cars/caravan-9/enquire'],
    ['ask about what is not there', '/cars/nothing/enquire', '/cars/nothing'],
  ])('redirects for %s', async (_, path, to) => {
    await using app = await open();
    const reply = await app.ask(path);
    expect([reply.status, reply.headers.get('Location')]).toEqual([302, to]);
  });

  it('redirects to the vehicle when the dealer has no such form', async () => {
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
  });
});
