import { describe, expect, it } from 'vitest';
import { adfDocument } from '#src/leads/adf/adf-document.ts';
import { at, readXml } from '#src/leads/adf/adf-rules.fixture.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { csvHeading, csvRow, jsonLine } from './delivery/lead-export.ts';
import { webhookBody } from './delivery/webhook/webhook-body.ts';
import { ada, openLeadApp } from './lead-app.fixture.ts';
import { readLead } from './store/stored-lead.ts';

/** 54 branches in eight dealerships, and a form that asks for the dealership. */
const settings = demoSettings('meridian');
const car = aVehicle({ id: '8', slug: 'defender-8', make: 'Land Rover', locationId: 'fortitude-valley' });
const question = { ...ada, postcode: '4000', category: 'General Enquiry', message: 'Hello' };

async function sent(fields: object, locations = settings.locations) {
  await using app = await openLeadApp({ settings: { ...settings, locations }, vehicles: [car] });
  const reply = await app.post({ ...question, ...fields });
  expect(reply.status).toBe(201);
  const receipt = await (await app.ask((await reply.json()).receipt)).json();
  const [lead] = (await app.rows('leads')).map(readLead);
  if (lead === undefined) throw new Error('No lead was stored.');
  return { lead, receipt };
}

/** In Queensland each department has a branch of its own. */
function typesOf({ id, dealershipSlug, types }: (typeof settings.locations.locations)[number]): typeof types {
  const own = { mackay: 'service', springwood: 'parts', 'toyota-ipswich': 'sales' } as const;
  if (dealershipSlug !== 'meridian-qld') return types;
  return id === 'mackay' || id === 'springwood' || id === 'toyota-ipswich' ? [own[id]] : ['car-buying'];
}

const queensland = { dealership_slug: 'meridian-qld' };
const reason =
  'The form named the dealership Meridian Queensland; this is its first location in locations.json for this kind of enquiry.';

describe('a chosen dealership with several branches', () => {
  it('is stored in the lead, with its branch and the routing rule', async () => {
    const { lead } = await sent(queensland);
    expect(lead.routing).toEqual({
      branch: 'toyota-ipswich',
      rule: 'dealership-first',
      dealership: { slug: 'meridian-qld', name: 'Meridian Queensland' },
      carDealershipId: null,
    });
  });

  it('is shown to the shopper, with the branch that answers', async () => {
    const { receipt } = await sent(queensland);
    expect(receipt).toMatchObject({
      branch: { id: 'toyota-ipswich', name: 'Meridian Toyota Ipswich' },
      dealership: { slug: 'meridian-qld', name: 'Meridian Queensland' },
      intro: expect.stringMatching(
        /It went to Meridian Toyota Ipswich, which answers for Meridian Queensland\.$/,
      ),
    });
    expect(receipt.sent).toContainEqual({ label: 'Dealership', text: 'Meridian Queensland' });
  });

  it("is sent to the dealer's system, with the reason for the branch", async () => {
    const { lead } = await sent(queensland);
    expect(JSON.parse(webhookBody(lead, settings)).data).toMatchObject({
      dealership_slug: 'meridian-qld',
      dealership_name: 'Meridian Queensland',
      location: { id: 'toyota-ipswich', rule: 'dealership-first', reason },
    });
    const adf = readXml(adfDocument(lead, settings, { isResent: false }));
    const ids = at(adf, 'prospect/vendor')?.children.filter(({ name }) => name === 'id');
    expect(ids?.map(({ text }) => text)).toEqual(['toyota-ipswich', 'meridian-qld']);
    const comments = at(adf, 'prospect/customer/comments')?.text;
    expect(comments).toContain(`Dealership: Meridian Queensland\nLocation: toyota-ipswich. ${reason}`);
  });

  it('is in the export', async () => {
    const { lead } = await sent(queensland);
    expect(JSON.parse(jsonLine(lead))).toMatchObject({ routing: { dealership: { slug: 'meridian-qld' } } });
    expect(csvHeading).toContain('dealership_slug,dealership_name,location_reason');
    expect(csvRow(lead)).toContain(`meridian-qld,Meridian Queensland,${reason}`);
  });

  it.each([
    ['a workshop', { form: 'service' }, 'mackay'],
    ['who sells parts', { category: 'Parts Enquiry' }, 'springwood'],
    ['who sells cars', {}, 'toyota-ipswich'],
  ])('is routed to %s where required', async (_, fields, branch) => {
    const locations = settings.locations.locations.map((location) => ({
      ...location,
      types: typesOf(location),
    }));
    const { lead } = await sent({ ...fields, ...queensland }, { ...settings.locations, locations });
    expect(lead.routing.branch).toBe(branch);
  });
});

describe('a lead about a vehicle', () => {
  it('contains its dealership, that of the vehicle and the manufacturer', async () => {
    const { lead, receipt } = await sent({ car_id: car.id });
    expect(JSON.parse(webhookBody(lead, settings)).data).toMatchObject({
      dealership_slug: 'meridian-qld',
      car_id: '8',
      car_dealership_id: 'meridian-qld',
      manufacturer_slug: 'land-rover',
      location: { id: 'fortitude-valley', reason: 'The vehicle is at this location.' },
    });
    expect(csvRow(lead)).toContain('The vehicle is at this location.,8,meridian-qld,land-rover');
    expect(receipt.intro).toMatch(/It went to .*\.$/);
    expect(JSON.stringify(receipt.sent)).not.toContain('Dealership');
  });
});

it('can be read even if stored before dealerships were', async () => {
  await using app = await openLeadApp({ settings, vehicles: [car] });
  await app.post({ ...question, car_id: car.id });
  await app.database.execute({
    sql: "UPDATE leads SET routing = NULL, vehicle = json_remove(vehicle, '$.manufacturerSlug')",
  });
  const [lead] = (await app.rows('leads')).map(readLead);
  expect(lead).toMatchObject({
    routing: { branch: 'fortitude-valley', rule: null, dealership: null },
    vehicle: { manufacturerSlug: null },
  });
});
