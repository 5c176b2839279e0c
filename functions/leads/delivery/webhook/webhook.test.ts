import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anOutbox, aWebhook, settingsWith, webhookSecret } from '#tests/fixtures/leads/an-outbox.ts';
import { postToOpenInternet } from '../../../open-internet/post-to-open-internet.ts';
import { aReceiver } from './receiver.fixture.ts';
import { signedHeaders } from './webhook-signature.ts';

describe('the signature of a webhook', () => {
  it('matches the example of Standard Webhooks', async () => {
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
  ])('fails with the secret "%s"', async (secret) => {
    const message = { id: '1', sentAtMs: 0, body: '' };
    await expect(signedHeaders(secret, message)).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('a webhook', () => {
  it('names the dealer, whichever of its languages the lead came in', async () => {
    await using crm = await aReceiver();
    const settings = settingsWith(aWebhook(crm.url));
    const site = { ...settings.site, languageOf: 'harbourline' };
    await using outbox = await anOutbox({ ...settings, site });
    await outbox.store();
    await outbox.deliver();
    expect(JSON.parse(crm.received[0]?.body ?? '')).toMatchObject({
      data: { dealer: { slug: 'harbourline' } },
    });
  });

  it('carries the lead as JSON, with a signature of the sent body', async () => {
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

  it('carries ADF for a CRM that reads it', async () => {
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

describe('a webhook into our own network', () => {
  const closed = { postWebhook: postToOpenInternet() };

  it.each([
    ['this machine', '127.0.0.1', '127.0.0.1'],
    ['this machine as a number', '2130706433', '127.0.0.1'],
    ['this machine in IPv6', '[::ffff:127.0.0.1]', '::ffff:7f00:1'],
    ['a name that leads to this machine', 'localhost', 'localhost'],
  ])('does not reach %s, and names the variable that allows it', async (_, host, named) => {
    await using crm = await aReceiver();
    await using outbox = await anOutbox(settingsWith(aWebhook(crm.url.replace('127.0.0.1', host))), closed);
    await outbox.store();
    await outbox.deliver();
    expect(crm.received).toEqual([]);
    const error = `${named} is not on the open internet. WEBHOOK_PRIVATE_HOSTS can allow it.`;
    expect(await outbox.deliveries()).toMatchObject([{ state: 'waiting', attempts: 3, error }]);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
  ])('sends no request to %s', async (url) => {
    const message = { headers: {}, body: '' };
    const sent = closed.postWebhook(url, message, AbortSignal.timeout(1000));
    await expect(sent).rejects.toThrow('is not on the open internet.');
  });

  it('reaches an allowed host, by that name only', async () => {
    await using crm = await aReceiver();
    const post = postToOpenInternet(['localhost']);
    const message = { headers: {}, body: '{}' };
    const named = crm.url.replace('127.0.0.1', 'localhost');
    expect((await post(named, message, AbortSignal.timeout(5000))).status).toBe(200);
    await expect(post(crm.url, message, AbortSignal.timeout(5000))).rejects.toThrow('open internet');
    expect(crm.received).toHaveLength(1);
  });

  it('does not follow a redirect into it', async () => {
    await using inside = await aReceiver();
    await using crm = await aReceiver(() => ({ status: 307, headers: { Location: inside.url } }));
    await using outbox = await anOutbox(settingsWith(aWebhook(crm.url)));
    await outbox.store();
    await outbox.deliver();
    expect([crm.received.length, inside.received.length]).toEqual([1, 0]);
    expect(await outbox.deliveries()).toMatchObject([{ error: 'It answered 307.' }]);
  });
});
