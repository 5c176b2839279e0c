// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createApp } from '#functions/app.ts';
import { deliverDue } from '#functions/leads/delivery/deliver-due.ts';
import { webChance } from '#functions/platform/web-chance.ts';
import type { LeadFile } from '#functions/ports/lead-files.ts';
import { testPorts } from '#functions/ports/ports.fixture.ts';
import { createPublishedData } from '#functions/static/published/published-data.ts';
import { temporaryDatabase } from '#functions/storage/temporary-database.fixture.ts';
import { at, brokenRules, readXml } from '#src/leads/adf/adf-rules.fixture.ts';
import { contactPath } from '#src/leads/contact/contact-path.ts';
import type { PlacedFormName } from '#src/tenant/settings/leads/contact.schema.ts';
import { testDistDir } from '../setup/sites.ts';
import { textOf } from './built-document.ts';
import { openDemoDealer } from './demo-dealer.ts';

const { settings, site } = await openDemoDealer('harbourline');
const openPublished = createPublishedData(testDistDir);

function branch(wanted: string) {
  const found = settings.locations.locations.find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`There is no branch ${wanted}.`);
  return found;
}

const coast = branch('gc');
const toowoomba = branch('twb');
const reached = { phone: '0412 345 678', email: 'ada@example.com' };
const person = { name: 'Ada', last_name: 'Lovelace', ...reached };

interface Journey {
  readonly path: string;
  readonly form: Exclude<PlacedFormName, 'unsubscribe'>;
  readonly typed: Readonly<Record<string, string>>;
  readonly becomes: object;
}

const journeys: readonly Journey[] = [
  {
    path: '/contact',
    form: 'enquiry',
    typed: {
      ...person,
      ...{ postcode: '4217', location: coast.slug, category: 'Careers Enquiry', message: 'Hello' },
    },
    becomes: { category: 'General Enquiry', subcategory: 'Career Enquiry', branch: { name: coast.name } },
  },
  {
    path: contactPath(coast),
    form: 'enquiry',
    typed: { ...person, postcode: '4217', message: 'Hello' },
    becomes: { category: 'General Enquiry', subcategory: null, branch: { name: coast.name } },
  },
  {
    path: '/service',
    form: 'service',
    typed: { ...person, location: coast.slug, message: 'Hello' },
    becomes: { category: 'Service Enquiry', branch: { name: coast.name } },
  },
  {
    path: '/vehicle-parts-and-accessories',
    form: 'parts',
    typed: { ...person, location: toowoomba.slug, message: 'A wiper blade' },
    becomes: { category: 'Parts Enquiry', branch: { name: toowoomba.name } },
  },
  {
    path: '/careers',
    form: 'careers',
    typed: { ...person, location: coast.slug, message: 'I paint.' },
    becomes: { category: 'General Enquiry', subcategory: 'Career Enquiry' },
  },
  {
    path: '/fleet',
    form: 'short',
    typed: { ...person, postcode: '4217', location_id: coast.slug },
    becomes: { category: 'General Enquiry', fields: { campaign: 'Website short form' } },
  },
  {
    path: '/about-us',
    form: 'mini-contact',
    typed: { ...reached, postcode: '4217' },
    becomes: { category: 'General Enquiry', fields: { phone: '0412 345 678' } },
  },
];

/** The form under its heading on a built page, in a document of its own, because it is filled in. */
function formOn(path: string, name: Journey['form']): HTMLFormElement {
  const page = new DOMParser().parseFromString(site.page(path).html, 'text/html');
  const { heading } = settings.contact.forms[name];
  const section = [...page.querySelectorAll('section')].find(
    (one) => textOf(one.querySelector('h2')) === heading,
  );
  const form = section?.querySelector('form');
  if (!form) throw new Error(`There is no form "${heading}" on ${path}.`);
  return form;
}

function fillIn(form: HTMLFormElement, typed: Journey['typed']): void {
  for (const [name, value] of Object.entries(typed)) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="hidden"])`);
    if (field === null) throw new Error(`The form has no field ${name}.`);
    field.value = value;
  }
  const [terms, ...others] = form.querySelectorAll<HTMLInputElement>('[type="checkbox"][required]');
  if (terms === undefined || others.length > 0) throw new Error('The form has one box to tick.');
  terms.checked = true;
}

/** Posts the form as a browser without JavaScript does; returns the lead and the dealer's file of it. */
async function post(form: HTMLFormElement) {
  await using database = await temporaryDatabase();
  const ports = testPorts({
    database,
    chance: webChance,
    listSites: async () => [{ slug: 'harbourline', hosts: [] }],
    publishedSite: openPublished,
  });
  const ask = (path: string, init: RequestInit) =>
    createApp(ports).request(`http://harbourline.localhost${path}`, init, { address: '203.0.113.7' });
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const action = form.getAttribute('action') ?? '';
  const headers = { Accept: 'text/html' };
  const reply = await ask(action, { method: form.method, headers, body: new URLSearchParams(values) });
  const receipt = reply.headers.get('Location') ?? '';
  const lead = await (await ask(receipt, { headers: { Accept: 'application/json' } })).json();
  const files: LeadFile[] = [];
  const leadFiles = { write: async (file: LeadFile) => void files.push(file) };
  await deliverDue({ ...ports, postWebhook: () => Promise.reject(new Error()), leadFiles, mail: null });
  return { status: reply.status, receipt, lead, file: readXml(files[0]?.text ?? '') };
}

describe('the form on each page that has one', () => {
  it.each(journeys)(
    'reaches the dealer without JavaScript: $path',
    async ({ path, form, typed, becomes }) => {
      const element = formOn(path, form);
      expect(element.checkValidity(), 'an empty form').toBe(false);
      fillIn(element, typed);
      expect(element.checkValidity()).toBe(true);
      const { status, receipt, lead, file } = await post(element);
      expect([status, receipt]).toEqual([303, expect.stringMatching(/^\/api\/leads\/[\w-]+$/)]);
      expect(lead).toMatchObject(becomes);
      expect(brokenRules(file)).toEqual([]);
      expect(at(file, 'prospect/customer/contact/email')?.text).toBe('ada@example.com');
    },
  );
});
