import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { receiptSchema } from '#src/leads/success/receipt.schema.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { ada, car, enquiry, openLeadApp } from '../lead-app.fixture.ts';
import { readLead } from '../store/stored-lead.ts';

/** Six branches, and forms with few fields. */
const { leads, success } = demoSettings('pitstop');
const settings = { ...demoSettings('harbourline'), leads, success };
const leadApp = async () => openLeadApp({ settings });

type App = Awaited<ReturnType<typeof leadApp>>;

async function sent(app: App, changes: object = {}): Promise<{ lead_id: string; receipt: string }> {
  return (await app.post({ ...enquiry, opt_in: true, ...changes })).json();
}

const page = { headers: { Accept: 'text/html,*/*;q=0.8' } };
const withdraw = async (app: App, receipt: string, init: RequestInit = {}) =>
  app.ask(`${receipt}/withdraw`, { method: 'POST', ...init });

describe('a receipt', () => {
  it('shows what was sent, to which branch and when', async () => {
    await using app = await leadApp();
    const { lead_id, receipt } = await sent(app);
    const reply = await app.ask(receipt);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(await reply.json()).toEqual({
      lead_id,
      received_at: '2026-11-20T10:00:00.000Z',
      category: 'General Enquiry',
      subcategory: null,
      branch: { id: 'bne', name: 'Harbourline Brisbane City' },
      dealership: { slug: 'harbourline-brisbane', name: 'Harbourline Brisbane City' },
      vehicle: {
        ...{ id: '8', slug: 'corolla-8', name: '2021 Toyota Corolla Ascent Sport', path: '/cars/corolla-8' },
        image: 'https://images.example/1001-1-480.jpg',
      },
      fields: {
        name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.com',
        phone: '0412 345 678',
        message: 'Is it still there?',
      },
      consent: {
        opt_in: true,
        text: expect.stringContaining('Harbourline Motor Group'),
        page: '/',
        at: '2026-11-20T10:00:00.000Z',
        terms: null,
        withdrawn_at: null,
        words: expect.stringMatching(/^You agreed: .*Harbourline Motor Group/),
      },
      heading: 'Thank you. We have your message.',
      intro:
        'Harbourline Motor Group received this on November 20, 2026 at 8:00 pm. It went to Harbourline Brisbane City.',
      next: [
        'Harbourline Brisbane City reads your message and answers by phone or email.',
        'In a hurry? A call is quickest.',
      ],
      recipient: {
        name: 'Harbourline Brisbane City',
        phone: { label: '(07) 5550 0140', href: 'tel:+61755500140' },
        address: '21 Slipway Parade, Newstead QLD 4006',
        directions: expect.stringMatching(/^https:/),
        // The test's time is a Friday evening there.
        hours: 'Closed now. Open Saturday 8:30 am – 4 pm',
      },
      sent: [
        { label: 'First name', text: 'Ada' },
        { label: 'Last name', text: 'Lovelace' },
        { label: 'Email', text: 'ada@example.com' },
        { label: 'Phone', text: '0412 345 678' },
        { label: 'Comments', text: 'Is it still there?' },
      ],
      offer: null,
      appointment: null,
      similar: [],
    });
  });

  it('shows similar vehicles in stock, as many as configured', async () => {
    const stock = ['1', '2', '3', '4'].map((id) =>
      aVehicle({ id, slug: `corolla-${id}`, locationId: 'bne' }),
    );
    await using app = await openLeadApp({
      settings: { ...settings, success: { ...success, maxCars: 2 } },
      vehicles: [car, ...stock],
    });
    const { receipt } = await sent(app);
    const { similar } = v.parse(receiptSchema, await (await app.ask(receipt)).json());
    expect(similar).toHaveLength(2);
    expect(similar[0]).toMatchObject({
      href: '/cars/corolla-1',
      heading: expect.stringContaining('Corolla'),
    });
    const { receipt: about } = await sent(app, { car_slug: '', message: 'Another question' });
    expect((await (await app.ask(about)).json()).similar).toEqual([]);
  });

  it('is a page for a browser, with the same data', async () => {
    await using app = await leadApp();
    const { receipt } = await sent(app);
    const reply = await app.ask(receipt, page);
    expect(reply.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(reply.headers.get('Referrer-Policy')).toBe('same-origin');
    const data = await (await app.ask(receipt)).json();
    expect(await reply.json()).toEqual({ name: 'receipt', props: { receipt: data, path: receipt } });
  });

  it('has no link to a vehicle that is gone', async () => {
    const stock = [car];
    await using app = await openLeadApp({ settings, vehicles: stock });
    const { receipt } = await sent(app);
    stock.pop();
    expect((await (await app.ask(receipt)).json()).vehicle).toMatchObject({ slug: car.slug, path: null });
  });

  it('formats money and distances of a form', async () => {
    await using app = await leadApp();
    const valued = { ...ada, form: 'valuation', odometer_km: '85,000 kms', opt_in: true };
    const { receipt } = await (await app.post(valued)).json();
    const { sent: rows, heading } = await (await app.ask(receipt)).json();
    expect(rows).toContainEqual({ label: 'Kilometres', text: '85,000 km' });
    expect(heading).toBe('Thank you. We have your vehicle’s details.');
  });

  it.each(['/api/leads/nothing', '/api/leads/%00', `/api/leads/${'0'.repeat(64)}`])(
    'answers 404 at %s',
    async (path) => {
      await using app = await leadApp();
      await sent(app);
      for (const reply of [await app.ask(path), await withdraw(app, path)]) {
        expect(reply.status).toBe(404);
        expect((await reply.json()).detail).toBe('There is no message at this address.');
      }
    },
  );

  it('does not exist for a form that was not completed', async () => {
    await using app = await leadApp();
    const step = { form: 'finance', final: false, idempotency_key: '7f0b5c2e-26a7-4a55-9d50-1f6f2c7f1c11' };
    const { lead_id } = await (await app.post({ ...step, phone: '0412345678' })).json();
    for (const token of [lead_id, `draft ${lead_id}`]) {
      expect((await app.ask(`/api/leads/${encodeURIComponent(token)}`)).status).toBe(404);
    }
  });
});

describe('a consent', () => {
  it('is withdrawn without signing in, idempotently', async () => {
    await using app = await leadApp();
    const { lead_id, receipt } = await sent(app);
    app.wait(60_000);
    const first = await withdraw(app, receipt);
    expect(await first.json()).toEqual({ lead_id, withdrawn_at: '2026-11-20T10:01:00.000Z' });
    app.wait(60_000);
    const second = await withdraw(app, receipt);
    expect(await second.json()).toEqual({ lead_id, withdrawn_at: '2026-11-20T10:01:00.000Z' });
    expect((await (await app.ask(receipt)).json()).consent).toMatchObject({
      opt_in: false,
      withdrawn_at: '2026-11-20T10:01:00.000Z',
    });
    expect(await app.rows('leads')).toHaveLength(1);
  });

  it('is withdrawn by a form without JavaScript, which then shows it', async () => {
    await using app = await leadApp();
    const { receipt } = await sent(app);
    const reply = await withdraw(app, receipt, {
      headers: { ...page.headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('Location')).toBe(`${receipt}#agreement`);
    const { props } = await (await app.ask(receipt, page)).json();
    expect(props.receipt.consent).toMatchObject({
      opt_in: false,
      words: expect.stringContaining('You withdrew your agreement on November 20, 2026.'),
    });
  });

  it('that was delivered is withdrawn by a second lead, once', async () => {
    await using app = await leadApp();
    const { lead_id, receipt } = await sent(app);
    await app.database.execute({ sql: "UPDATE lead_deliveries SET state = 'sent', attempts = 1" });
    await Promise.all([withdraw(app, receipt), withdraw(app, receipt)]);
    await withdraw(app, receipt);
    const [first, notice, ...more] = (await app.rows('leads')).map(readLead);
    expect(more).toEqual([]);
    expect(first?.withdrawnAtMs).toBe(app.ports.now());
    expect(notice).toMatchObject({
      subcategory: 'Consent withdrawn',
      routing: { branch: 'bne' },
      consent: { optIn: false },
      fields: { name: 'Ada', email: 'ada@example.com', phone: '0412345678' },
    });
    expect(notice?.fields['message']).toContain(lead_id);
    expect(await app.rows('lead_deliveries')).toMatchObject([{ state: 'sent' }, { state: 'waiting' }]);
  });

  it('that was never given cannot be withdrawn, and nothing is sent', async () => {
    await using app = await leadApp();
    const { receipt } = await sent(app, { opt_in: false });
    await app.database.execute({ sql: "UPDATE lead_deliveries SET state = 'sent'" });
    const { consent } = await (await app.ask(receipt)).json();
    expect(consent).toMatchObject({ opt_in: false, words: leads.receipt.declined });
    expect((await withdraw(app, receipt)).status).toBe(200);
    expect(await app.rows('leads')).toHaveLength(1);
  });

  it('cannot be withdrawn at another dealer', async () => {
    await using app = await leadApp();
    const { receipt } = await sent(app);
    const reply = await app.ask(`${receipt}/withdraw`, { method: 'POST' }, { dealer: 'coast-cars' });
    expect(reply.status).toBe(404);
    expect((await app.rows('leads'))[0]?.['withdrawn_at']).toBeNull();
  });
});
