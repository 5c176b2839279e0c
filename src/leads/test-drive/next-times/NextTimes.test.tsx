// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { $liveChange } from '../../../vehicle/live/live-change.store.ts';
import { asBuilt } from '../../../vehicle/live/live-change.ts';
import type { FreeTimes } from '../free-times.schema.ts';
import { NextTimes } from './NextTimes.island.tsx';

const heading = 'Next free test drives at Gold Coast';
const times = () => <NextTimes slug="rio-7" heading={heading} ask="Ask for a time" max={2} locale="en-AU" />;
const free = (...hours: readonly string[]): FreeTimes => ({
  location: { id: 'gc', name: 'Gold Coast' },
  time_zone: 'Australia/Brisbane',
  slot_minutes: 60,
  days: [
    {
      date: '2026-11-21',
      times: hours.map((hour) => ({ at: `2026-11-21T${hour}:00:00+10:00`, label: `${Number(hour)}:00 am` })),
    },
  ],
});

function server(answer: () => Promise<Response>) {
  const request = vi.fn(answer);
  vi.stubGlobal('fetch', request);
  // 10 pm on Friday in Brisbane, 1 pm in London.
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:00:00Z'));
  return request;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the next free times on a vehicle page', () => {
  it('are a named list of links to the form with that time', async () => {
    const request = server(async () => Response.json(free('09', '10', '11')));
    render(times());
    const list = await screen.findByRole('list', { name: heading });
    const links = within(list).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tomorrow 9:00 am', '/cars/rio-7/test-drive?booking_at=2026-11-21T09%3A00%3A00%2B10%3A00'],
      ['Tomorrow 10:00 am', '/cars/rio-7/test-drive?booking_at=2026-11-21T10%3A00%3A00%2B10%3A00'],
    ]);
    expect(request).toHaveBeenCalledExactlyOnceWith(
      '/api/test-drive/appointments?location=&car_slug=rio-7',
      expect.anything(),
    );
  });

  it('are hidden while the vehicle is reserved', async () => {
    server(async () => Response.json(free('09')));
    render(times());
    await screen.findByRole('list', { name: heading });
    act(() => $liveChange.set({ ...asBuilt, became: 'reserved', news: [] }));
    expect(screen.queryByRole('link')).toBeNull();
    act(() => $liveChange.set({ ...asBuilt, news: [] }));
    expect(screen.getByRole('link').textContent).toBe('Tomorrow 9:00 am');
  });

  it.each([
    ['none is free', async () => Response.json(free())],
    ['the dealer has none any more', async () => Response.json({ detail: 'None' }, { status: 404 })],
    ['the function fails', async () => Response.json(free('09'), { status: 503 })],
    ['the answer is something else', async () => Response.json({ days: 'many' })],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('are replaced by a link to the form if %s', async (_why, answer) => {
    server(answer);
    render(times());
    expect(screen.queryByRole('link')).toBeNull();
    const link = await screen.findByRole('link', { name: 'Ask for a time' });
    expect(link.getAttribute('href')).toBe('/cars/rio-7/test-drive');
    expect(within(screen.getByRole('list', { name: heading })).getAllByRole('listitem')).toHaveLength(1);
    act(() => $liveChange.set({ ...asBuilt, became: 'unavailable', news: [] }));
    expect(screen.queryByRole('link')).toBeNull();
    act(() => $liveChange.set({ ...asBuilt, news: [] }));
  });

  it('are not part of the built page', () => {
    expect(renderToString(times())).not.toContain('<ul');
  });
});
