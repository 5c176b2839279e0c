import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { at, brokenRules, type ReadElement, readXml } from '#src/leads/adf/adf-rules.fixture.ts';
import type { Dealer } from './dealers.ts';
import { expect } from './visitor.ts';

const leadsDir = join(process.env['DATA_DIR'] ?? '.data/test', 'leads');

/**
 * Waits for the ADF file of a lead, which the dealer's system reads, and checks that it keeps the rules of
 * ADF 1.0.
 */
export async function adfFileOf(dealer: Dealer, leadId: string): Promise<ReadElement> {
  const folder = join(leadsDir, dealer);
  // A file that is still being written has a name that ends in `.part`.
  const isDone = (name: string) => name.includes(leadId) && !name.endsWith('.part');
  const find = async () => (await readdir(folder)).find(isDone) ?? '';
  await expect.poll(() => find().catch(() => ''), `the file of lead ${leadId}`).not.toBe('');
  const document = readXml(await readFile(join(folder, await find()), 'utf8'));
  expect(brokenRules(document)).toEqual([]);
  return document;
}

/** The text of an element of an ADF file; `''` if the file has no such element. */
export function adfText(document: ReadElement, path: string): string {
  return at(document, `prospect/${path}`)?.text ?? '';
}

const receiptSchema = v.object({
  lead_id: v.string(),
  category: v.string(),
  subcategory: v.nullable(v.string()),
  branch: v.nullable(v.object({ name: v.string() })),
  dealership: v.nullable(v.object({ name: v.string() })),
  fields: v.record(v.string(), v.unknown()),
  consent: v.object({ opt_in: v.boolean(), terms: v.nullable(v.string()) }),
});

/** The lead as the shopper may see it, from the address of its receipt. */
export async function receiptOf(request: APIRequestContext, url: string) {
  // Browsers resolve the hosts of the test sites to this machine; Node would ask the network for them.
  const { host, port, pathname } = new URL(url);
  const headers = { Accept: 'application/json', Host: host };
  const reply = await request.get(`http://localhost:${port}${pathname}`, { headers });
  return v.parse(receiptSchema, await reply.json());
}
