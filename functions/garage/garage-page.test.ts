import { describe, expect, it } from 'vitest';
import type { GarageOwner } from '#src/garage/page/garage-owner.ts';
import { GARAGE_FILE } from '#src/garage/page/garage-page.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { accountApp, type Browser, phone } from '../account/account-app.fixture.ts';

const settings = demoSettings('harbourline');
const car = aVehicle({ id: '7', slug: 'corolla-7', name: 'Corolla <GT>', locationId: 'gc' });
const html = { headers: { Accept: 'text/html' } };

const built = '<!doctype html><h1>My garage</h1>';

function open(change: (defaults: Settings) => Settings = (same) => same) {
  return accountApp(change(settings), {
    vehicles: [car],
    files: { [GARAGE_FILE]: new TextEncoder().encode(built) },
  });
}

const ungated = (defaults: Settings): Settings => ({
  ...defaults,
  account: { ...defaults.account, gates: { ...defaults.account.gates, 'my-garage': false } },
});

/** The props of the page `garage`. */
async function shownTo(browser: Browser, path = '/my-garage') {
  const { name, props }: { name: string; props: GarageOwner } = await (await browser.ask(path, html)).json();
  expect(name).toBe('garage');
  return props;
}

describe('the garage page', () => {
  it('redirects to sign-in without a session, and back', async () => {
    await using app = await open();
    const reply = await app.browser().ask('/my-garage?a=1', html);
    expect([reply.status, reply.headers.get('Location')]).toEqual([
      303,
      '/sign-in?type=my-garage&redirect=%2Fmy-garage%3Fa%3D1&back=%2F',
    ]);
  });

  it('shows the signed-in shopper’s data, and is never cached', async () => {
    await using app = await open();
    const browser = app.browser();
    await browser.signIn();
    const reply = await browser.ask('/my-garage', html);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect((await reply.json()).props).toEqual({
      contact: { phone, first_name: null, last_name: null, email: null },
      hasSaved: false,
      enquiries: [],
      watchlist: { phone, cars: [] },
      searches: { searches: [], email: null, removed: null },
    });
    await browser.post('/api/account/details', { first_name: '<Ada>', email: 'ada@example.com' });
    expect(await shownTo(browser, '/my-garage?saved=details')).toMatchObject({
      contact: { first_name: '<Ada>', email: 'ada@example.com' },
      hasSaved: true,
    });
  });

  it('lists enquiries with links, without what was written in them', async () => {
    await using app = await open();
    const browser = app.browser();
    await browser.signIn();
    const sent = {
      ...{ name: 'Ada', email: 'ada@example.com', phone, form: 'enquiry', message: 'A secret' },
      ...{
        car_slug: car.slug,
        postcode: '4000',
        location: 'gc',
        category: 'General Enquiry',
        terms_conditions: true,
      },
    };
    const { lead_id } = await (await browser.post('/api/leads', sent)).json();
    const { enquiries } = await shownTo(browser);
    expect(enquiries).toMatchObject([
      {
        is_open: false,
        sent_at: expect.stringMatching(/^2026-11-20T/),
        car: { name: 'Corolla <GT>', path: '/cars/corolla-7' },
        path: `/api/account/enquiries/${lead_id}`,
      },
    ]);
    expect(JSON.stringify(enquiries)).not.toContain('A secret');
  });

  it('shows an upcoming test drive once, with a link to change it', async () => {
    await using app = await open();
    const browser = app.browser();
    await browser.signIn();
    const free = await browser.ask(`/api/test-drive/appointments?car_slug=${car.slug}`);
    const { days } = await free.json();
    const [{ at }] = days.flatMap(({ times }: { times: { at: string }[] }) => times);
    const drive = {
      ...{ name: 'Ada', email: 'ada@example.com', phone, terms_conditions: true },
      ...{ car_slug: car.slug, booking_at: at },
    };
    await browser.post('/api/test-drive', drive);
    const { enquiries } = await shownTo(browser);
    expect(enquiries).toMatchObject([{ kind: 'Test Drive', is_open: true, about: 'test-drive' }]);
  });

  it('shows what the device has stored when the dealer does not gate it', async () => {
    await using app = await open(ungated);
    expect(await (await app.browser().ask('/my-garage', html)).text()).toBe(built);
  });

  it('has the dealer’s other names for it, and no more', async () => {
    await using app = await open((defaults) => ({
      ...defaults,
      garage: { ...defaults.garage, page: { ...defaults.garage.page, aliases: ['/mymotorama'] } },
    }));
    const reply = await app.browser().ask('/mymotorama', html);
    expect([reply.status, reply.headers.get('Location')]).toEqual([302, '/my-garage']);
    expect((await app.browser().ask('/myservco', html)).status).toBe(404);
  });

  it('answers 404 at a dealer without it', async () => {
    await using app = await open((defaults) => ({
      ...defaults,
      garage: { ...defaults.garage, page: { ...defaults.garage.page, show: false } },
    }));
    expect((await app.browser().ask('/my-garage', html)).status).toBe(404);
  });
});
