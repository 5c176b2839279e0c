import { describe, expect, it } from 'vitest';
import { many, mug, openSpins as open, phone } from '#tests/fixtures/prizes/spin-app.ts';
import { testStartMs } from '../ports/ports.fixture.ts';

it('a repeated spin does not count against a rate limit', async () => {
  await using app = await open({ changes: { perAddress: { burst: 1, perHour: 1 } } });
  const ada = await app.shopper('0412345678');
  const statuses = [await ada.spin(), await ada.spin(), await ada.spin()].map(({ status }) => status);
  expect(statuses).toEqual([201, 200, 200]);
  expect((await (await app.shopper('0498765432')).spin()).status).toBe(429);
});

describe('a spin of the wheel', () => {
  it('gives a prize with a code, and notifies the winner and the dealer', async () => {
    await using site = await open();
    const reply = await (await site.shopper(phone)).spin();
    expect(reply.status).toBe(201);
    const said = await reply.json();
    expect(said).toEqual({
      prize: { id: 'mug', name: 'A mug', text: 'A mug with a boat on it.', wins: true },
      code: expect.stringMatching(/^\d{8}$/),
      drawn_at: new Date(testStartMs).toISOString(),
    });
    const shown = said.code.replace(/(\d{4})/, '$1 ');
    expect(site.messages).toEqual([
      expect.objectContaining({ to: phone, text: expect.stringContaining(shown) }),
    ]);
    const [lead] = await site.leads();
    expect(lead).toMatchObject({ category: 'Spin To Win' });
    expect(String(lead?.['fields'])).toContain(said.code);
  });

  it('happens once per phone, also in two tabs at the same time', async () => {
    await using site = await open({
      prizes: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ ...mug, id: `mug-${n}` })),
    });
    const other = await site.another();
    const shopper = await site.shopper(phone);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) => shopper.spin({}, n % 2 === 0 ? site.app : other.app)),
    );
    replies.push(await shopper.spin(), await (await site.shopper(phone)).spin());
    const drawn = await Promise.all(replies.map((reply) => reply.json()));
    other.close();
    expect(new Set(drawn.map((said) => JSON.stringify(said))).size).toBe(1);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await site.spins()).toHaveLength(1);
    expect(await site.leads()).toHaveLength(1);
    expect(site.messages).toHaveLength(1);
  });

  it.each(['+61 412 345 678', '0412 345 678', '(0412) 345-678', '61412345678'])(
    'is the same for %s, and after the account was deleted',
    async (spelling) => {
      await using site = await open({
        prizes: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ ...mug, id: `mug-${n}` })),
      });
      const first = await site.shopper(phone);
      const drawn = await (await first.spin()).json();
      await first.deleteAccount();
      expect((await first.spin()).status).toBe(401);
      const again = await (await site.shopper(spelling)).spin();
      expect([again.status, await again.json()]).toEqual([200, drawn]);
      expect(JSON.stringify(await site.spins())).not.toContain(phone.slice(1));
    },
  );

  it('is new in the next campaign, and at another dealer', async () => {
    await using site = await open();
    await (await site.shopper(phone)).spin();
    expect((await (await site.shopper(phone, site.app, 'other')).spin()).status).toBe(201);
    site.change({ campaign: 'next' });
    expect((await (await site.shopper(phone)).spin()).status).toBe(201);
  });

  it("is the same on the dealer's sites in other languages", async () => {
    await using site = await open({ languageOf: 'city-motors' });
    const drawn = await (await (await site.shopper(phone)).spin()).json();
    const onEdition = await (await site.shopper(phone, site.app, 'other')).spin();
    expect([onEdition.status, await onEdition.json()]).toEqual([200, drawn]);
  });

  it('gives no more prizes than there are, even concurrently; then only the others', async () => {
    await using site = await open({
      prizes: [
        { ...mug, weight: 1000, stock: 3 },
        { ...mug, id: 'pen', name: 'A pen' },
      ],
    });
    const other = await site.another();
    const shoppers = [];
    // One sign-in after the other, because the fake SMS provider remembers only the last code.
    for (const number of many(12)) shoppers.push(await site.shopper(number));
    const replies = await Promise.all(
      shoppers.map((shopper, n) => shopper.spin({}, n % 2 === 0 ? site.app : other.app)),
    );
    other.close();
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    const spins = await site.spins();
    expect(spins.filter(({ prize }) => prize === 'mug').length).toBeLessThanOrEqual(3);
    expect(spins).toHaveLength(12);
    expect(new Set(spins.map(({ code }) => code)).size).toBe(12);
  });

  it('is refused when every prize is gone, and before and after the campaign', async () => {
    await using site = await open({ prizes: [{ ...mug, stock: 1 }] });
    expect((await (await site.shopper('0412000001')).spin()).status).toBe(201);
    const late = await (await site.shopper('0412000002')).spin();
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ detail: expect.stringContaining('found its winner') });
    const day = (days: number) => new Date(testStartMs + days * 86_400_000).toISOString();
    site.change({ window: { start: day(1), expiry: day(2) } });
    const third = await site.shopper('0412000003');
    expect(await (await third.spin()).json()).toMatchObject({
      detail: 'The wheel turns from 21 November 2026.',
    });
    site.wait(2 * 86_400_000);
    expect(await (await third.spin()).json()).toMatchObject({ detail: expect.stringContaining('is over') });
    expect(await site.spins()).toHaveLength(1);
  });

  it('is refused when only blanks are left', async () => {
    await using site = await open({
      prizes: [
        { ...mug, stock: 0 },
        { ...mug, id: 'blank', wins: false },
      ],
    });
    const shopper = await site.shopper(phone);
    expect((await shopper.spin()).status).toBe(409);
    expect(await shopper.page()).toMatchObject({ left: ['blank'], drawn: null });
  });

  it('without a prize has no code, and sends no message', async () => {
    await using site = await open({ prizes: [{ ...mug, id: 'blank', wins: false }, mug], digits: '0' });
    expect(await (await (await site.shopper(phone)).spin()).json()).toMatchObject({ code: null });
    expect(site.messages).toHaveLength(0);
    expect(await site.leads()).toHaveLength(0);
  });

  it('counts when the message fails, because the code is on the page', async () => {
    await using site = await open({ isUnreachable: true });
    expect((await (await site.shopper(phone)).spin()).status).toBe(201);
    expect(site.errors).toHaveLength(1);
  });

  it.each([true, false])('requires a phone, even on an ungated page (gate: %s)', async (gate) => {
    await using site = await open({ gate });
    const post = (headers: Record<string, string> = {}) =>
      site.app.request('https://city-motors.example/api/spin', { method: 'POST', headers });
    expect((await post()).status).toBe(401);
    const led = await post({ Accept: 'text/html' });
    expect([led.status, led.headers.get('Location')]).toEqual([
      303,
      expect.stringContaining('/sign-in?type=spin-to-win&redirect=%2Fspin-to-win'),
    ]);
    const seen = await site.app.request('https://city-motors.example/spin-to-win');
    expect(seen.status).toBe(gate ? 303 : 200);
  });
});

describe('the page of the prize wheel', () => {
  it('is the redirect target without JavaScript, and shows the prize', async () => {
    await using site = await open({ prizes: [{ ...mug, id: 'pen', stock: 0 }, mug] });
    const shopper = await site.shopper(phone);
    expect(await shopper.page()).toEqual({ campaign: 'running', drawn: null, left: ['mug'], startDate: '' });
    const reply = await shopper.spin({ Accept: 'text/html' });
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/spin-to-win']);
    expect(await shopper.page()).toMatchObject({
      drawn: { prize: { id: 'mug', wins: true }, code: expect.stringMatching(/^\d{8}$/) },
    });
  });

  it('says when prizes are gone, and when the campaign is over', async () => {
    await using site = await open({ prizes: [{ ...mug, stock: 0 }] });
    const shopper = await site.shopper(phone);
    expect(await shopper.page()).toMatchObject({ campaign: 'running', left: [] });
    site.change({ window: { start: null, expiry: new Date(testStartMs).toISOString() } });
    expect(await shopper.page()).toMatchObject({ campaign: 'over' });
  });

  it('has no gate where the dealer has no wheel', async () => {
    await using site = await open({ changes: { show: false } });
    const page = await site.app.request('https://city-motors.example/spin-to-win');
    const turn = await site.app.request('https://city-motors.example/api/spin', { method: 'POST' });
    expect([page.status, turn.status]).toEqual([404, 404]);
  });
});
