import { describe, expect, it } from 'vitest';
import { GARAGE_FILE } from '#src/garage/page/garage-page.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { accountApp, type Browser, phone } from '../account/account-app.fixture.ts';

const settings = demoSettings('harbourline');
const car = aVehicle({ id: '7', slug: 'corolla-7', name: 'Corolla <GT>', locationId: 'gc' });
const html = { headers: { Accept: 'text/html' } };

const built = `<!doctype html><h1>My garage</h1><p data-own hidden data-fill="who"></p><p data-guest>Sign in</p>
<!--garage-coming--><p data-none="coming">Nothing is coming</p>
<!--garage-enquiries--><p data-none="enquiries">Nothing was sent</p>
<form><b data-fill="details-saved" hidden>Saved</b><input name="first_name" value=""><input name="email" value=""></form>`;

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

const pageOf = async (browser: Browser, path = '/my-garage') => (await browser.ask(path, html)).text();

describe('my garage', () => {
  it('sends whoever has not signed in to do so, and back', async () => {
    await using app = await open();
    const reply = await app.browser().ask('/my-garage?a=1', html);
    expect([reply.status, reply.headers.get('Location')]).toEqual([
      303,
      '/sign-in?type=my-garage&redirect=%2Fmy-garage%3Fa%3D1&back=%2F',
    ]);
  });

  it('names who has signed in, with most of the number hidden, and is kept by nobody', async () => {
    await using app = await open();
    const browser = app.browser();
    await browser.signIn();
    const reply = await browser.ask('/my-garage', html);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    const page = await reply.text();
    expect(page).toContain('Signed in with 0412 3** ***');
    expect(page).not.toContain(phone);
    expect(page).toContain('<p data-guest="" hidden="">');
    await browser.post('/api/account/details', { first_name: '<Ada>', email: 'ada@example.com' });
    const named = await pageOf(browser, '/my-garage?saved=details');
    expect(named).toContain('Signed in as &#60;Ada&#62;, 0412 3** ***');
    expect(named).toContain('name="email" value="ada@example.com"');
    expect(named).toContain('<b data-fill="details-saved">');
  });

  it('says where nothing is what to do, and shows what was sent with its link, escaped', async () => {
    await using app = await open();
    const browser = app.browser();
    await browser.signIn();
    const empty = await pageOf(browser);
    expect(empty).toContain('<p data-none="enquiries">');
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
    const page = await pageOf(browser);
    expect(page).toContain('<p data-none="enquiries" hidden="">');
    expect(page).toContain('<p data-none="coming">');
    expect(page).toContain(`href="/api/account/enquiries/${lead_id}"`);
    expect(page).toContain('<a href="/cars/corolla-7">Corolla &lt;GT&gt;</a>');
    expect(page).toContain('November 20, 2026');
    expect(page).not.toContain('A secret');
  });

  it('puts a test drive that is to come first, and nowhere twice', async () => {
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
    const page = await pageOf(browser);
    expect(page).toContain('<p data-none="coming" hidden="">');
    expect(page).toContain('<p data-none="enquiries">');
    expect(page.match(/<h3>Test Drive<\/h3>/g)).toHaveLength(1);
    expect(page).toContain('Change or cancel');
  });

  it('shows everybody what the device keeps where the dealer does not gate it', async () => {
    await using app = await open(ungated);
    const page = await pageOf(app.browser());
    expect(page).toBe(built);
  });

  it('has the other names that the dealer gives it, and no more', async () => {
    await using app = await open((defaults) => ({
      ...defaults,
      garage: { ...defaults.garage, page: { ...defaults.garage.page, aliases: ['/mymotorama'] } },
    }));
    const reply = await app.browser().ask('/mymotorama', html);
    expect([reply.status, reply.headers.get('Location')]).toEqual([302, '/my-garage']);
    expect((await app.browser().ask('/myservco', html)).status).toBe(404);
  });

  it('is nowhere at a dealer who has none', async () => {
    await using app = await open((defaults) => ({
      ...defaults,
      garage: { ...defaults.garage, page: { ...defaults.garage.page, show: false } },
    }));
    expect((await app.browser().ask('/my-garage', html)).status).toBe(404);
  });
});
