import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { questionOf } from '../../account/codes/code-question.fixture.ts';
import { readLead } from '../../leads/store/stored-lead.ts';
import { financeApp, financedCar } from '../finance-app.fixture.ts';

const settings = demoSettings('harbourline');
const path = '/api/youx/create-customer';
const form = {
  ...{ form: 'finance', purchasePrice: '$30,000', loanTerm: '5', selfAssessedCreditScore: 'GREAT' },
  ...{ name: 'Ann "A" <b>', last_name: 'Lee', email: 'ann@example.com', postcode: '4000' },
  ...{ phone: '0412 345 678', terms_conditions: 'true', car_slug: financedCar.slug, subscribe: 'true' },
};

describe('an application without JavaScript', () => {
  it('is asked for the code on the next page, keeps all fields, and continues', async () => {
    await using app = await financeApp(settings, { verifyPhone: true });
    const asked = await app.postForm(path, form);
    expect(asked.status).toBe(200);
    expect(app.messages).toHaveLength(1);
    const { sent: fields, ...question } = await questionOf(asked);
    const { texts, submit } = settings.finance.form;
    expect(question).toMatchObject({
      heading: texts.codeHeading,
      text: texts.codeText,
      phone: '0412345678',
      submit,
      action: path,
      alert: null,
      back: null,
    });
    expect(fields).toMatchObject(form);
    const { idempotency_key: key } = fields;
    expect(key).toMatch(/^token-/);
    const sent = await app.postForm(path, { ...fields, code: app.messages[0]?.code ?? '' });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('Location')).toMatch(/^\/api\/leads\/./);
    expect(readLead((await app.leads())[0] ?? {}).fields).toMatchObject({ phone: '0412345678' });
    expect(app.messages).toHaveLength(1);
  });

  it('shows a wrong code, keeps all fields, and can send another', async () => {
    await using app = await financeApp(settings, { verifyPhone: true });
    const { sent: first } = await questionOf(await app.postForm(path, form));
    const wrong = await app.postForm(path, { ...first, code: '999999' });
    expect(wrong.status).toBe(422);
    expect(await questionOf(wrong)).toMatchObject({
      alert: 'The verification code is invalid. Please try again.',
      sent: first,
    });
    expect(app.messages).toHaveLength(1);
    const again = await app.postForm(path, { ...first, code: '999999', resend: 'true' });
    expect(again.status).toBe(200);
    expect(app.messages).toHaveLength(2);
    expect((await questionOf(again)).sent).toEqual(first);
  });

  it('sends no code before all fields are valid', async () => {
    await using app = await financeApp(settings, { verifyPhone: true });
    const reply = await app.postForm(path, { ...form, postcode: '40' });
    expect(reply.status).toBe(422);
    expect(await reply.text()).toContain('Invalid postcode. Please enter a 4-digit number.');
    expect(app.messages).toEqual([]);
  });

  it('says when no more codes are sent', async () => {
    await using app = await financeApp(settings, { verifyPhone: true });
    const { burst } = settings.account.code.perPhone;
    for (let sent = 0; sent < burst; sent += 1) await app.postForm(path, form);
    const reply = await app.postForm(path, form);
    expect(reply.status).toBe(422);
    const { alert } = await questionOf(reply);
    expect(alert).toBe('Too many verification attempts. Please try again later.');
    expect(app.messages).toHaveLength(burst);
  });
});
