import { describe, expect, it } from 'vitest';
import { leadApp, leadsOf } from '#tests/fixtures/leads/six-branches-app.ts';
import { ada } from './lead-app.fixture.ts';

describe('a form with several steps', () => {
  const idempotency_key = '7f0b5c2e-26a7-4a55-9d50-1f6f2c7f1c11';
  const step = { form: 'finance', idempotency_key, final: false };
  const last = { ...ada, form: 'finance', idempotency_key, final: true, postcode: '4000' };

  it('stores its steps without delivery, and becomes one lead with the last', async () => {
    await using app = await leadApp();
    const first = await app.post({ ...step, selfAssessedCreditScore: 'GREAT' });
    expect(first.status).toBe(200);
    const { lead_id, receipt } = await first.json();
    expect(receipt).toBeUndefined();
    await app.post({ ...step, selfAssessedCreditScore: 'GREAT', phone: '0412 345 678' });
    expect(await leadsOf(app)).toMatchObject([{ id: lead_id, fields: { phone: '0412345678' } }]);
    expect(await app.rows('lead_deliveries')).toEqual([]);
    expect(app.arrived()).toBe(0);

    const sent = await app.post({ ...last, selfAssessedCreditScore: 'GREAT', purchasePrice: '$30,000' });
    expect(sent.status).toBe(201);
    expect((await sent.json()).lead_id).toBe(lead_id);
    expect(await leadsOf(app)).toMatchObject([
      { id: lead_id, category: 'Finance Enquiry', fields: { purchasePrice: 30_000, name: 'Ada' } },
    ]);
    expect(await app.rows('lead_deliveries')).toHaveLength(1);
  });

  it('is one lead when the last step is sent twice; a late step changes nothing', async () => {
    await using app = await leadApp();
    await app.post(step);
    const replies = await Promise.all([app.post(last), app.post(last, {}, { process: 1 })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect((await app.post({ ...step, phone: '0499999999' })).status).toBe(200);
    expect(await leadsOf(app)).toMatchObject([{ fields: { phone: '0412345678' } }]);
  });

  it('sent again with other content is another lead', async () => {
    await using app = await leadApp();
    await app.post(step);
    await app.post(last);
    expect((await app.post({ ...last, postcode: '4001' })).status).toBe(201);
    expect(await leadsOf(app)).toHaveLength(2);
  });

  it('validates what a step contains, not what is still missing', async () => {
    await using app = await leadApp();
    const reply = await app.post({ ...step, phone: '12' });
    expect(reply.status).toBe(422);
    expect((await reply.json()).errors).toEqual([
      { field: 'phone', message: 'Please enter a phone number such as 0412 345 678.' },
    ]);
  });

  it('needs a key that cannot be guessed', async () => {
    await using app = await leadApp();
    for (const own of [{ idempotency_key: '1' }, { idempotency_key: undefined }]) {
      expect((await app.post({ ...step, ...own })).status).toBe(422);
      expect((await app.post({ ...last, ...own })).status).toBe(422);
    }
    expect(await app.rows('leads')).toEqual([]);
  });

  it('at another dealer, with the same key, is separate', async () => {
    await using app = await leadApp();
    const { lead_id } = await (await app.post(step)).json();
    const other = await (await app.post(step, {}, { dealer: 'coast-cars' })).json();
    expect(other.lead_id).not.toBe(lead_id);
  });
});
