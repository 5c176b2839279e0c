import { describe, expect, it } from 'vitest';
import { deliverDue } from '#functions/leads/delivery/deliver-due.ts';
import { car, openLeadApp } from '#functions/leads/lead-app.fixture.ts';
import type { LeadFile } from '#functions/ports/lead-files.ts';
import { at, brokenRules, type ReadElement, readXml } from '#src/leads/adf/adf-rules.fixture.ts';
import { leadFormNames } from '#src/leads/lead-form-names.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';

/** All features on, and leads are sent as ADF files. */
const demo = demoSettings('harbourline');
const settings = {
  ...demo,
  leads: {
    ...demo.leads,
    destinations: [{ name: 'files', kind: 'adf-file' as const }],
    service: { ...demo.leads.service, options: ['Logbook service', 'Tyres & wheels'] },
  },
};
const branch = settings.locations.locations.find(({ visible }) => visible);

/** Text that people and programs may type into any field. */
const message = 'Is it "still" there?\n<b>&amp;</b> ]]> 🚗 \u0007';
const typed: Readonly<Record<string, string>> = {
  ...{ name: 'Zoë & Söhne', last_name: "O'Brien <III>", email: 'zoe@example.com', phone: '+61 412 345 678' },
  ...{ postcode: '4000', message, terms_conditions: 'on', opt_in: 'on' },
};
/** Fields of a form besides the contact details. */
const asked: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  enquiry: { category: 'Sales Enquiry', rego: '123-ABC' },
  'test-drive': { booking_at: '2026-11-23T09:30:00+10:00' },
  finance: { amount: '$30,000', term: '5', selfAssessedCreditScore: 'GREAT' },
  valuation: { rego: '123ABC', odometer_km: '85,000 kms', finance: 'No', PreferredContactMethod: 'Email' },
  service: { additional_services: 'Tyres & wheels', car_year: '2019', car_description: 'Mazda <3>' },
  parts: { car_year: '2019', car_description: 'Mazda 3' },
};

type App = Awaited<ReturnType<typeof openLeadApp>>;

/** Posts a form like a browser without JavaScript. */
async function post(app: App, path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return app.ask(path, {
    method: 'POST',
    headers: { Accept: 'text/html', Origin: 'http://city-motors.localhost' },
    body: new URLSearchParams(fields),
  });
}

const notPosted = () => Promise.reject(new Error('This test posts nothing.'));

/** What the dealer receives. */
async function delivered(app: App): Promise<ReadElement[]> {
  const written: LeadFile[] = [];
  const leadFiles = { write: async (file: LeadFile) => void written.push(file) };
  await deliverDue({ ...app.ports, postWebhook: notPosted, leadFiles, mail: null });
  return written.map(({ text }) => readXml(text));
}

function textAt(document: ReadElement | undefined, path: string): string | undefined {
  return document && at(document, `prospect/${path}`)?.text;
}

describe('a form without JavaScript becomes one ADF file', () => {
  const about = [
    ['about a vehicle', { car_slug: car.slug }],
    ['about none', { location: branch?.slug ?? '', location_id: branch?.slug ?? '' }],
  ] as const;

  it.each(leadFormNames.flatMap((form) => about.map(([what, fields]) => ({ form, what, fields }))))(
    'of $form $what',
    async ({ form, fields }) => {
      await using app = await openLeadApp({ settings });
      const path = form === 'test-drive' ? '/api/test-drive' : '/api/leads';
      const reply = await post(app, path, { ...typed, form, ...asked[form], ...fields });
      expect({ status: reply.status, text: await reply.text() }).toEqual({ status: 303, text: '' });
      const [document, ...more] = await delivered(app);
      expect(more).toEqual([]);
      expect(document && brokenRules(document)).toEqual([]);
      expect(textAt(document, 'customer/contact/email')).toBe('zoe@example.com');
      expect(textAt(document, 'customer/contact/phone')).toBe('0412345678');
      expect(textAt(document, 'vehicle/stock')).toBe('car_slug' in fields ? car.stockNumber : undefined);
      // A lead without a branch goes to the primary one.
      expect(settings.locations.locations.map(({ name }) => name)).toContain(
        textAt(document, 'vendor/vendorname'),
      );
    },
  );

  it('with every character of the message that XML allows', async () => {
    await using app = await openLeadApp({ settings });
    await post(app, '/api/leads', { ...typed, ...asked['enquiry'], form: 'enquiry', car_slug: car.slug });
    const [document] = await delivered(app);
    expect(textAt(document, 'customer/comments')).toContain('Is it "still" there?\n<b>&amp;</b> ]]> 🚗');
    expect(at(document ?? aNothing, 'prospect/customer/contact')?.children.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Zoë & Söhne', "O'Brien <III>"]),
    );
  });
});

const aNothing: ReadElement = { name: '', attributes: {}, children: [], text: '' };

describe('a trade-in becomes one ADF file', () => {
  it("with the shopper's car and the wanted one", async () => {
    await using app = await openLeadApp({ settings });
    const json = async (path: string, body: object) =>
      app.ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(body),
      });
    const { path } = await (
      await json('/api/trade-in', { rego: '123ABC', regoState: 'QLD', car_slug: car.slug })
    ).json();
    const details = { year: 2019, make: 'Mazda', model: '3', badge: '<Maxx>', kms: 45_000, finance: 'No' };
    await json(`${path}/details`, { ...typed, ...details });
    const sent = await json(`${path}/offer`, { terms_conditions: true });
    expect(sent.status).toBe(200);
    const [document, ...more] = await delivered(app);
    expect(more).toEqual([]);
    expect(document && brokenRules(document)).toEqual([]);
    const vehicles = document?.children[0]?.children.filter(({ name }) => name === 'vehicle');
    expect(vehicles?.map(({ attributes }) => attributes['interest'])).toEqual(['buy', 'trade-in']);
    expect(vehicles?.[1]?.children.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['2019', 'Mazda', '3', '<Maxx>', '45000']),
    );
  });
});
