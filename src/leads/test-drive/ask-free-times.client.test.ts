import { describe, expect, it } from 'vitest';
import { askFreeTimes } from './ask-free-times.client.ts';

const free = {
  location: { id: 'gc', name: 'Gold Coast' },
  time_zone: 'Australia/Brisbane',
  slot_minutes: 60,
  days: [{ date: '2026-11-21', times: [{ at: '2026-11-21T09:00:00+10:00', label: '9:00 am' }] }],
};

const open = new AbortController().signal;
const ask = (reply: () => Promise<Response>, signal = open) =>
  askFreeTimes({ location: '', carSlug: 'corolla-7' }, signal, reply);

describe('free times', () => {
  it('are asked for by the branch and the vehicle of the form', async () => {
    const asked: string[] = [];
    const request: typeof fetch = async (path) => {
      asked.push(String(path));
      return Response.json(free);
    };
    expect(await askFreeTimes({ location: 'a&b', carSlug: '' }, open, request)).toEqual(free);
    await askFreeTimes({ location: '', carSlug: 'corolla-7' }, open, request);
    expect(asked).toEqual([
      '/api/test-drive/appointments?location=a%26b&car_slug=',
      '/api/test-drive/appointments?location=&car_slug=corolla-7',
    ]);
  });

  it.each([
    ['a refusal', async () => Response.json(free, { status: 503 })],
    ['a page', async () => new Response('<!doctype html>')],
    ['other data', async () => Response.json({ days: 'many' })],
    ['nothing at all', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('are unknown after %s', async (_what, reply) => {
    expect(await ask(reply)).toBeNull();
  });
});
