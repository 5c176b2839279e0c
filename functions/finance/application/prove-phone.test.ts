import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { readLead } from '../../leads/store/stored-lead.ts';
import type { Lender } from '../../ports/lender.ts';
import { financeApp, financedCar } from '../finance-app.fixture.ts';

const settings = demoSettings('harbourline');
const path = '/api/youx/create-customer';
const phone = '0412345678';
const invalid = 'The verification code is invalid. Please try again.';
const form = {
  ...{ purchasePrice: '$30,000', loanTerm: '5', selfAssessedCreditScore: 'GREAT' },
  ...{ name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '0412 345 678', postcode: '4000' },
  ...{ subscribe: 'false', terms_conditions: 'true', car_slug: financedCar.slug },
};
const keyed = { ...form, idempotency_key: 'a-key-of-the-browser' };

type App = Awaited<ReturnType<typeof financeApp>>;

async function sentCode(app: App): Promise<string> {
  expect((await app.post('/api/account/code', { phone })).status).toBe(200);
  return app.messages.at(-1)?.code ?? '';
}

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A lender that fails until it is switched on. */
function patient() {
  const state = { isWell: false };
  const lender: Lender = {
    quote: () => Promise.reject(new Error('Not asked.')),
    createCustomer: async () => {
      if (!state.isWell) throw new Error('Down.');
      return { redirectUrl: '/success' };
    },
  };
  return { state, lender };
}

describe('an application that requires a verified phone', () => {
  it('is accepted with the code that was sent to it', async () => {
    await using app = await financeApp(settings, { verifyPhone: true });
    const code = await sentCode(app);
    const reply = await app.post(path, { ...keyed, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(reply.status).toBe(200);
    const lead = readLead((await app.leads())[0] ?? {});
    expect(lead.fields).toMatchObject({ name: 'Ann', phone });
    expect(JSON.stringify(lead)).not.toContain(code);
  });

  it('accepts the code beside the lead in the documented body', async () => {
    await using app = await financeApp(settings, { verifyPhone: true });
    const data = {
      ...{ selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5, postCode: '4000' },
      ...{ phoneNumber: phone, firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' },
    };
    const without = await app.post(path, { data, additionalData: {} });
    expect(without.status).toBe(422);
    expect((await without.json()).errors[0].field).toBe('additionalData.code');
    expect((await app.post(path, { data, additionalData: { code: await sentCode(app) } })).status).toBe(200);
  });

  it.each([
    ['no code', undefined, 'This is a required field.'],
    ['a short one', '12345', 'Code must be 6 digits.'],
    ['a wrong one', 'wrong', invalid],
  ])('is refused with %s, and not stored', async (_, given, message) => {
    await using app = await financeApp(settings, { verifyPhone: true });
    const code = given === 'wrong' ? wrongOf(await sentCode(app)) : given;
    const reply = await app.post(path, { ...keyed, code });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ error: message, errors: [{ field: 'code', message }] });
    expect(await app.leads()).toEqual([]);
  });

  it('is refused with the code of another phone', async () => {
    await using app = await financeApp(settings, { verifyPhone: true });
    const code = await sentCode(app);
    const reply = await app.post(path, { ...keyed, phone: '0487654321', code });
    expect((await reply.json()).error).toBe(invalid);
  });

  it('is refused with a code used by another application', async () => {
    await using app = await financeApp(settings, { verifyPhone: true });
    const code = await sentCode(app);
    expect((await app.post(path, { ...keyed, code })).status).toBe(200);
    const reply = await app.post(path, { ...form, name: 'Bea', code });
    expect([reply.status, (await reply.json()).error]).toEqual([422, invalid]);
    expect(await app.leads()).toHaveLength(1);
  });

  it('shares no code with another, also concurrently', async () => {
    await using app = await financeApp(settings, { verifyPhone: true });
    const code = await sentCode(app);
    const replies = await Promise.all(
      ['Ann', 'Bea', 'Cas'].map((name) => app.post(path, { ...form, name, code })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await app.leads()).toHaveLength(1);
    expect(app.errors).toEqual([]);
  });

  it('sent twice concurrently is one, and both get the redirect', async () => {
    await using app = await financeApp(settings, { verifyPhone: true });
    const code = await sentCode(app);
    const replies = await Promise.all([0, 1].map(() => app.post(path, { ...keyed, code })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await app.leads()).toHaveLength(1);
  });

  it('can be sent again with its used code when the lender failed', async () => {
    const { state, lender } = patient();
    await using app = await financeApp(settings, { verifyPhone: true, lender });
    const code = await sentCode(app);
    const failed = await app.post(path, { ...keyed, code });
    expect(failed.status).toBe(502);
    state.isWell = true;
    expect((await app.post(path, { ...keyed, code })).status).toBe(200);
    expect(await app.leads()).toHaveLength(1);
  });

  it('can be changed afterwards by the shopper it has signed in', async () => {
    const { state, lender } = patient();
    await using app = await financeApp(settings, { verifyPhone: true, lender });
    const failed = await app.post(path, { ...keyed, code: await sentCode(app) });
    const [cookie = ''] = failed.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-session=.*HttpOnly/);
    state.isWell = true;
    const headers = { Cookie: cookie.split(';')[0] ?? '' };
    const changed = { ...keyed, purchasePrice: '$20,000' };
    expect((await app.post(path, changed)).status).toBe(422);
    expect((await app.post(path, changed, headers)).status).toBe(200);
    expect((await app.post(path, { ...changed, phone: '0487654321' }, headers)).status).toBe(422);
  });

  it('keeps its code when it could not be stored', async () => {
    await using app = await financeApp(settings, { verifyPhone: true });
    const code = await sentCode(app);
    await app.database.execute({ sql: 'ALTER TABLE leads RENAME TO elsewhere' });
    expect((await app.post(path, { ...keyed, code })).status).toBe(500);
    await app.database.execute({ sql: 'ALTER TABLE elsewhere RENAME TO leads' });
    expect((await app.post(path, { ...keyed, code })).status).toBe(200);
  });
});

describe('a dealer without accounts', () => {
  const closed = { ...settings, account: { ...settings.account, enabled: false } };

  it('still sends codes to applicants', async () => {
    await using app = await financeApp(closed, { verifyPhone: true });
    expect((await app.post('/api/rate-limit', { phone })).status).toBe(200);
    expect((await app.post(path, { ...keyed, code: await sentCode(app) })).status).toBe(200);
  });

  it('sends no codes when applications need none', async () => {
    await using app = await financeApp(closed);
    expect((await app.post('/api/account/code', { phone })).status).toBe(404);
    expect((await app.post('/api/rate-limit', { phone })).status).toBe(404);
  });
});
