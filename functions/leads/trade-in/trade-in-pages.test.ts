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

/** Posts a form and returns the redirect address. */
async function post(app: App, path: string, body: string, headers: Record<string, string> = {}) {
  const reply = await app.ask(path, { body, headers: { ...browser, ...headers } });
  expect(reply.status, await reply.clone().text()).toBe(303);
  return reply.headers.get('Location') ?? '';
}

/** The props of the rendered page. */
const propsOf = async (reply: Response) => {
  const { name, props } = await reply.json();
  expect(name).toBe('trade-in');
  return props;
};

async function page(app: App, path: string) {
  const reply = await app.ask(path, { headers: browser });
  expect(reply.status).toBe(200);
  return propsOf(reply);
}

describe('a trade-in without JavaScript', () => {
  it('goes from form to form to the receipt of a lead', async () => {
    await using app = await open();
    const car = await post(app, '/api/trade-in', 'rego=123abc&regoState=QLD');
    expect(car).toMatch(/^\/api\/trade-in\/[^/?]+\?stage=car$/);
    expect(await page(app, car)).toMatchObject({ stage: 'car', state: { rego: '123ABC' }, refused: null });
    const token = car.replace('?stage=car', '');
    const condition = await post(app, `${token}/details`, text({ stage: 'car', ...corolla }));
    expect(condition).toBe(`${token}?stage=condition`);
    expect(await page(app, condition)).toMatchObject({ stage: 'condition', path: token });
    const contact = await post(app, `${token}/adjustments`, 'adjustmentAnswers.condition=good');
    expect(contact).toBe(`${token}?stage=contact`);
    const offer = await post(app, `${token}/details`, text({ stage: 'contact', ...ada, postcode: '4000' }));
    expect(offer).toBe(`${token}?stage=offer`);
    expect(await page(app, offer)).toMatchObject({
      stage: 'offer',
      state: { offer_price: 21_300, valuation: { low: 17_900, high: 24_700 } },
    });
    const sent =
      'offer_accepted=true&offer_price=21300&message=Two+keys&terms_conditions=false&terms_conditions=true';
    const receipt = await post(app, `${token}/offer`, `${sent}&url=%2Ftrade-in`);
    expect(receipt).toMatch(/^\/api\/leads\//);
    const [lead] = await app.leads();
    expect(lead).toMatchObject({ subcategory: 'Offer accepted' });
    expect(JSON.parse(String(lead?.['fields']))).toMatchObject({ message: 'Two keys', trade_rego: '123ABC' });
    expect(JSON.stringify(lead)).not.toContain(token.split('/').at(-1));
    const { state } = await page(app, token);
    expect(state).toMatchObject({ form_completed: true });
    expect(state.message).toContain('the estimate of $21,300');
  });

  it('is for the vehicle of the referring page, on this site only', async () => {
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

  it('opens at the first incomplete stage, and can show any', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    expect((await page(app, path)).stage).toBe('condition');
    expect(await page(app, `${path}?stage=contact`)).toMatchObject({
      stage: 'contact',
      state: { contact: { phone: '0412 345 678' } },
    });
    expect((await page(app, `${path}?stage=nonsense`)).stage).toBe('condition');
  });

  it('says that the number plate was not found', async () => {
    await using app = await open({ regoLookup: { find: async () => null } });
    const car = await post(app, '/api/trade-in', 'rego=XYZ789&regoState=QLD');
    expect((await page(app, car)).state.message).toContain('We do not know this number plate.');
  });

  it('shows a refused stage again, with its values', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    const reply = await app.ask(`${path}/details`, {
      body: 'stage=car&make=Kia&model=&year=&kms=',
      headers: browser,
    });
    expect(reply.status).toBe(422);
    expect(await propsOf(reply)).toMatchObject({
      ...{ stage: 'car', path, state: { vehicle: { make: 'Toyota' } } },
      refused: { error: { model: ['This is a required field.'] }, initialValue: { make: 'Kia' } },
    });
    expect((await (await app.ask(path)).json()).vehicle.make).toBe('Toyota');
  });

  it('shows an invalid number plate again', async () => {
    await using app = await open();
    const Referer = 'http://city-motors.example/cars/trade-in?car_id=7';
    const body = 'rego=%21%21%21&regoState=QLD';
    const reply = await app.ask('/api/trade-in', { body, headers: { ...browser, Referer } });
    expect(reply.status).toBe(422);
    expect(await propsOf(reply)).toMatchObject({
      ...{ stage: 'plate', path: null, state: null, carId: '7' },
      refused: { error: { rego: [expect.any(String)] }, initialValue: { rego: '!!!' } },
    });
  });

  it('shows the questions again with the posted answers', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    const reply = await app.ask(`${path}/adjustments`, {
      body: 'adjustmentAnswers.condition=splendid',
      headers: browser,
    });
    expect(await propsOf(reply)).toMatchObject({
      stage: 'condition',
      refused: { initialValue: { adjustmentAnswers: { condition: 'splendid' } } },
    });
  });

  it('returns to the stage with a field that the offer requires', async () => {
    await using app = await open();
    const token = (await post(app, '/api/trade-in', 'rego=&regoState=QLD')).split('?')[0];
    const reply = await app.ask(`${token}/offer`, { body: 'terms_conditions=true', headers: browser });
    const props = await propsOf(reply);
    expect(props).toMatchObject({ stage: 'contact', refused: { error: { phone: [expect.any(String)] } } });
    expect(props.refused).not.toHaveProperty('initialValue');
  });

  it('requires an e-mail address to be contacted by e-mail', async () => {
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

  it('is a page without scripts that is never cached', async () => {
    await using app = await open();
    const path = await post(app, '/api/trade-in', 'rego=&regoState=QLD');
    const { headers } = await app.ask(path, { headers: browser });
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'none'");
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  });
});

describe('the vehicle to be bought with a trade-in', () => {
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

  it('is null once it is sold', async () => {
    const sold = aPublishedSite({ settings: settingsWith(), vehicles: [{ ...wanted, status: 'sold' }] });
    await using app = await open({ publishedSite: async () => sold });
    expect((await app.ask('/api/trade-in/purchase?car_id=7')).status).toBe(404);
  });
});
