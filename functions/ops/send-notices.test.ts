import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Notice } from '#src/ops/notice.schema.ts';
import { resendMail } from '../leads/delivery/resend-mail.ts';
import { localService } from '../ports/local-service.fixture.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';
import { addNotice, waitingNotices } from './notice-outbox.ts';
import { opsTables } from './ops-tables.ts';
import { channelsOf, sendDueNotices } from './send-notices.ts';

const key = Buffer.from('0123456789abcdef0123456789abcdef');
const secret = `whsec_${key.toString('base64')}`;
const atMs = Date.parse('2026-11-20T10:00:00Z');

const held: Notice = {
  id: 'n1',
  tenant: 'city',
  kind: 'problem',
  what: 'held',
  sentences: ['51 fewer, 58 %.'],
  sinceMs: atMs - 60_000,
  atMs,
};

/** Recipients of notices, at a service that answers as the test says. */
async function aTeam(answer: Parameters<typeof localService>[0]) {
  const database = await temporaryDatabase(opsTables);
  const service = await localService(answer);
  const clock = { nowMs: atMs };
  const errors: string[] = [];
  const ports = {
    database,
    now: () => clock.nowMs,
    chance: () => 0.5,
    webhook: { url: `${service.url}/hook`, secret },
    mail: {
      mail: resendMail({ url: service.url, key: 're_key', from: 'ops@mail.example' }),
      to: ['ops@dealers.example'],
    },
    timeZoneOf: () => 'Australia/Brisbane',
    reportError: (error: unknown) => void errors.push(String(error)),
  };
  const add = (notice: Notice) => database.transact(addNotice(notice, channelsOf(ports)));
  const close = async () => {
    await service[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  };
  return {
    database,
    asked: service.asked,
    clock,
    errors,
    add,
    tell: () => sendDueNotices(ports),
    [Symbol.asyncDispose]: close,
  };
}

describe('the recipient of a notice', () => {
  it('gets a signed webhook and an e-mail with advice, each once', async () => {
    await using team = await aTeam(() => ({ body: { id: 'm1' } }));
    await team.add(held);
    await Promise.all([team.tell(), team.tell()]);
    await team.tell();
    const hook = team.asked.find(({ path }) => path === '/hook');
    const mail = team.asked.find(({ path }) => path === '/emails');
    expect(team.asked).toHaveLength(2);
    expect(JSON.parse(hook?.body ?? '')).toMatchObject({
      type: 'build.held',
      timestamp: '2026-11-20T10:00:00.000Z',
      data: {
        since: '2026-11-20T09:59:00.000Z',
        dealer: 'city',
        sentences: ['51 fewer, 58 %.'],
        advice: 'If the feed is right: npm run import -- --tenant city --accept',
      },
    });
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = hook?.headers ?? {};
    const signed = createHmac('sha256', key).update(`${id}.${at}.${hook?.body}`).digest('base64');
    expect(signature).toBe(`v1,${signed}`);
    expect(JSON.parse(mail?.body ?? '')).toMatchObject({
      to: ['ops@dealers.example'],
      subject: 'city: its feed is held',
      text: expect.stringContaining('npm run import -- --tenant city --accept'),
    });
    expect(mail?.headers['idempotency-key']).toBe('n1-mail');
  });

  it('is told when the problem is over', async () => {
    await using team = await aTeam(() => ({ body: { id: 'm1' } }));
    await team.add({ ...held, id: 'n2', kind: 'well' });
    await team.tell();
    const bodies = team.asked.map(({ body }) => JSON.parse(body));
    expect(bodies).toContainEqual(expect.objectContaining({ type: 'build.held.over' }));
    expect(bodies).toContainEqual(expect.objectContaining({ subject: 'city: its feed is accepted again' }));
  });

  it('is told again later when the service fails, without delaying others', async () => {
    let isDown = true;
    await using team = await aTeam(({ path }) =>
      path === '/hook' && isDown ? { status: 503 } : { body: { id: 'm1' } },
    );
    await team.add(held);
    await team.tell();
    expect(team.asked.map(({ path }) => path).sort()).toEqual(['/emails', '/hook']);
    expect(await waitingNotices(team.database)).toEqual({ waiting: 1, error: 'webhook: It answered 503.' });
    await team.tell();
    expect(team.asked).toHaveLength(2);
    isDown = false;
    team.clock.nowMs += 15_000;
    await team.tell();
    expect(team.asked).toHaveLength(3);
    expect(team.asked[2]?.headers['webhook-id']).toBe('n1');
    expect(await waitingNotices(team.database)).toEqual({ waiting: 0, error: null });
  });
});
