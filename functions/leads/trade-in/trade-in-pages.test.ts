import { describe, expect, it } from 'vitest';
import {
  type App,
  ada,
  corolla,
  estimated,
  form,
  openTradeIns as open,
  settingsWith,
  wanted,
} from '#tests/fixtures/leads/trade-in-app.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';

const browser = { ...form, Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const text = (fields: Readonly<Record<string, string | number>>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();

/** Posts a form and gives the address that the browser is sent on to. */
async function post(app: App, path: string, body: string, headers: Record<string, string> = {}) {
  const reply = await app.ask(path, { body, headers: { ...browser, ...headers } });
  expect(reply.status, await reply.clone().text()).toBe(303);
  return reply.headers.get('Location') ?? '';
}

async function page(app: App, path: string) {
  const reply = await app.ask(path, { headers: browser });
  expect(reply.status).toBe(200);
  return { reply, html: await reply.text() };
}

describe('a trade-in without script', () => {
  it('goes from form to form to the receipt of a lead', async () => {
    await using app = await open();
    const car = await post(app, '/api/trade-in', 'rego=123abc&regoState=QLD');
    expect(car).toMatch(/^\/api\/trade-in\/[^/?]+\?stage=car$/);
    expect((await page(app, car)).html).toContain('name="kms"');
    const token = car.replace('?stage=car', '');
    const condition = await post(app, `${token}/details`, text({ stage: 'car', ...corolla }));
    expect(condition).toBe(`${token}?stage=condition`);
    expect((await page(app, condition)).html).toContain('name="adjustmentAnswers.condition"');
    const contact = await post(app, `${token}/adjustments`, 'adjustmentAnswers.condition=good');
    expect(contact).toBe(`${token}?stage=contact`);
    const offer = await post(app, `${token}/details`, text({ stage: 'contact', ...ada, postcode: '4000' }));
    expect(offer).toBe(`${token}?stage=offer`);
    const { html } = await page(app, offer);
    expect(html).toContain('$21,300');
    expect(html).toContain('Between $17,900 and $24,700');
    const sent =
      'offer_accepted=true&offer_price=21300&message=Two+keys&terms_conditions=false&terms_conditions=true';
    const receipt = await post(app, `${token}/offer`, `${sent}&url=%2Ftrade-in`);
    expect(receipt).toMatch(/^\/api\/leads\//);
    const [lead] = await app.leads();
    expect(lead).toMatchObject({ subcategory: 'Offer accepted' });
    expect(JSON.parse(String(lead?.['fields']))).toMatchObject({ message: 'Two keys', trade_rego: '123ABC' });
    expect(JSON.stringify(lead)).not.toContain(token.split('/').at(-1));
    expect((await page(app, token)).html).toContain('the estimate of $21,300');
  });

  it('is for the vehicle whose page was left, on this site alone', async () => {
    await using app = await open();
    const bought = async (Referer: string) => {
      const path = (await post(app, '/api/trade-in', 'rego=&regoState=QLD', { Referer })).split('?')[0] ?? '';
      return (await (await app.ask(path)).json()).purchase;
    };
    expect(await bought('http://city-motors.example/cars/trade-in?car_id=7')).toMatchObject({
      slug: 'wanted-7',
    });
    expect(await bought('http://stranger.example/cars/trade-in?car_id=7')).toBeNull();
    expect(await bought('nonsense')).toBeNull();
  });

  it('opens where something is missing, and shows what is known of any stage', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    expect((await page(app, path)).html).toContain('adjustmentAnswers.condition');
    expect((await page(app, `${path}?stage=contact`)).html).toContain('value="0412 345 678"');
    expect((await page(app, `${path}?stage=car`)).html).toContain('value="Corolla"');
    expect((await page(app, `${path}?stage=nonsense`)).html).toContain('adjustmentAnswers.condition');
  });

  it('says that nobody knows the number plate', async () => {
    await using app = await open({ regoLookup: { find: async () => null } });
    const car = await post(app, '/api/trade-in', 'rego=XYZ789&regoState=QLD');
    expect((await page(app, car)).html).toContain('We do not know this number plate.');
  });

  it('asks again for what a stage needs, as a page', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    const reply = await app.ask(`${path}/details`, {
      body: 'stage=car&make=Kia&model=&year=&kms=',
      headers: browser,
    });
    expect(reply.status).toBe(422);
    expect(await reply.text()).toContain('This is a required field.');
    expect((await (await app.ask(path)).json()).vehicle.make).toBe('Toyota');
  });

  it('asks for an email address of who wants to be written to', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    const body = { stage: 'contact', name: 'Ada', phone: '0412 345 678', postcode: '4000', email: '' };
    const save = async (PreferredContactMethod: string) =>
      app.ask(`${path}/details`, { body: { ...body, PreferredContactMethod } });
    expect((await save('Phone')).status).toBe(200);
    const refused = await save('Email');
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: [{ field: 'email' }] });
  });

  it('stands in the page that the dealer has published, where nothing runs', async () => {
    const built =
      '<html><header>Harbour</header><!--trade-in--><form>first</form><!--/trade-in--><footer>End</footer>';
    const files = { 'trade-in.html': new TextEncoder().encode(built) };
    const published = aPublishedSite({ settings: settingsWith(), vehicles: [wanted], files });
    await using app = await open({ publishedSite: async () => published });
    const path = await post(app, '/api/trade-in', 'rego=&regoState=QLD');
    const { reply, html } = await page(app, path);
    expect(html).toMatch(/^<html><header>Harbour<\/header>.*name="kms".*<footer>End<\/footer>$/s);
    expect(html).not.toContain('first');
    expect(reply.headers.get('Content-Security-Policy')).toContain("script-src 'none'");
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(reply.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(reply.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('shows what was typed and runs none of it', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    await app.ask(`${path}/details`, { body: { make: '"><script>alert(1)</script>' } });
    const { html } = await page(app, `${path}?stage=car`);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)');
  });

  it('tells what is left to pay for the vehicle that is bought', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    // The estimate is $21,300.
    const left = (wanted.price ?? 0) - 21_300;
    expect(left).toBeGreaterThan(0);
    const { html } = await page(app, `${path}?stage=offer`);
    expect(html).toContain(`About $${left.toLocaleString('en-AU')} left to pay`);
  });
});

describe('the vehicle that a trade-in is to help to buy', () => {
  it.each([
    ['by its id', 'car_id=7', 200],
    ['by its slug', 'car_id=wanted-7', 200],
    ['that nobody knows', 'car_id=8', 404],
    ['without a name', '', 404],
  ])('is found %s', async (_how, query, status) => {
    await using app = await open();
    const reply = await app.ask(`/api/trade-in/purchase?${query}`);
    expect(reply.status).toBe(status);
    if (status === 200)
      expect(await reply.json()).toMatchObject({ id: '7', slug: 'wanted-7', name: wanted.name });
  });

  it('is none once it is sold', async () => {
    const sold = aPublishedSite({ settings: settingsWith(), vehicles: [{ ...wanted, status: 'sold' }] });
    await using app = await open({ publishedSite: async () => sold });
    expect((await app.ask('/api/trade-in/purchase?car_id=7')).status).toBe(404);
  });
});
