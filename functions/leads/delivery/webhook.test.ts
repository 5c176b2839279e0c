import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anOutbox, aWebhook, settingsWith, webhookSecret } from '#tests/fixtures/leads/an-outbox.ts';
import { aReceiver } from './receiver.fixture.ts';
import { signedHeaders } from './webhook-signature.ts';

describe('the signature of a webhook', () => {
  it('is the one of the example of Standard Webhooks', async () => {
    const headers = await signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      sentAtMs: 1_614_265_330_999,
      body: '{"test": 2432232314}',
    });
    expect(headers).toEqual({
      'Webhook-Id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'Webhook-Timestamp': '1614265330',
      'Webhook-Signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it.each([
    '',
    'whsec_',
    'whsec_short',
    `whsec_${'A'.repeat(100)}`,
    'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'whsec_%%%%',
  ])('is not made with the secret "%s"', async (secret) => {
    const message = { id: '1', sentAtMs: 0, body: '' };
    await expect(signedHeaders(secret, message)).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('a webhook', () => {
  it('carries the lead as JSON, and what it signs is what it sends', async () => {
    await using crm = await aReceiver();
    await using outbox = await anOutbox(settingsWith(aWebhook(`${crm.url}/leads?from=site`)));
    const { leadId } = await outbox.store({ fields: { name: 'Zoë 🚗', phone: '0412345678' } });
    await outbox.deliver();
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = crm.received;
    expect(path).toBe('/leads?from=site');
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.created',
      timestamp: '2026-11-20T10:00:00.000Z',
      data: {
        lead_id: leadId,
        dealer: { slug: 'city-motors' },
        received_at: '2026-11-20T20:00:00+10:00',
        category: 'General Enquiry',
        fields: { name: 'Zoë 🚗', phone: '0412345678' },
        vehicle: { make: 'Toyota', price: 25_990 },
        consent: { opt_in: true, withdrawn_at: null },
      },
    });
    const key = Buffer.from(webhookSecret.slice('whsec_'.length), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const expected = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(headers['webhook-timestamp']).toBe(String(Date.parse('2026-11-20T10:00:00Z') / 1000));
  });

  it('carries ADF to a CRM that reads that', async () => {
    await using crm = await aReceiver();
    await using outbox = await anOutbox(settingsWith(aWebhook(crm.url, { body: 'adf' })));
    await outbox.store();
    await outbox.deliver();
    expect(crm.received[0]?.headers['content-type']).toBe('application/x-adf+xml');
    expect(crm.received[0]?.body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>/,
    );
  });
});
