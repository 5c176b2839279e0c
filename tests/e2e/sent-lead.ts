import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { CONTACT_PATH } from '#src/leads/contact/contact-path.ts';
import { type SentLead, sentLeadSchema } from '#src/leads/success/sent-lead.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf } from './dealers.ts';
import { visitTime } from './visitor.ts';

const reply = v.looseObject({
  lead_id: v.string(),
  receipt: v.string(),
  appointment: v.optional(v.unknown()),
});

const ada = { name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', postcode: '4000' };

/** A random number for each lead, because the number of leads from one phone is limited. */
function somePhone(): string {
  return `04${crypto.randomUUID().replace(/\D/g, '').padEnd(8, '0').slice(0, 8)}`;
}

/**
 * Calls a function at 127.0.0.1, because Node cannot resolve the hosts of the test sites on every machine.
 */
async function callFunction(page: Page, dealer: Dealer, path: string, data?: object): Promise<unknown> {
  const { host, port } = new URL(siteUrl(dealer));
  const headers = { Host: host, Accept: 'application/json' };
  const method = data === undefined ? 'GET' : 'POST';
  const answer = await page.request.fetch(`http://127.0.0.1:${port}${path}`, { method, headers, data });
  if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** Sends a lead as a form's script does; no two leads are the same. */
export async function sendLead(
  page: Page,
  dealer: Dealer,
  fields: Record<string, unknown>,
): Promise<SentLead> {
  const { form = 'enquiry', car_slug: carSlug = null } = fields;
  const path = form === 'test-drive' ? '/api/test-drive' : '/api/leads';
  const { leads, locations } = settingsOf(dealer);
  const branch = locations.locations.find(({ visible, types }) => visible && types.includes('sales'));
  const sent = await callFunction(page, dealer, path, {
    ...{ category: leads.enquiry.defaultCategory, location: carSlug === null ? branch?.slug : '' },
    ...{ ...ada, phone: somePhone(), message: 'Is it still there?', opt_in: true, terms_conditions: true },
    ...{ form, idempotency_key: crypto.randomUUID(), ...fields },
  });
  const { lead_id: leadId, receipt, appointment = null } = v.parse(reply, sent);
  return v.parse(sentLeadSchema, { form, leadId, receipt, carSlug, at: visitTime.getTime(), appointment });
}

/** The page from which the shopper comes. */
export const pageWithForm = CONTACT_PATH;

/** Opens `/success` as it opens after a form was sent from this tab. */
export async function openSuccess(
  page: Page,
  dealer: Dealer,
  lead: SentLead | null,
  from = pageWithForm,
): Promise<void> {
  // The last sent lead is stored by a page of the same site, so one is opened first.
  await page.goto(siteUrl(dealer, from));
  if (lead !== null) await remember(page, lead);
  await page.goto(siteUrl(dealer, '/success'));
}

export async function remember(page: Page, lead: object): Promise<void> {
  await page.evaluate(
    (text) => sessionStorage.setItem('sent-lead', text),
    JSON.stringify({ v: 1, data: lead }),
  );
}
