import { describe, expect, it } from 'vitest';
import { announcementViews } from './announcements.ts';

const bar = (text: string, part: object = {}) => ({
  id: null,
  text,
  href: null,
  dismissible: true,
  start: null,
  expiry: null,
  ...part,
});
const now = new Date('2026-11-20T02:00:00Z');
const views = (...bars: ReturnType<typeof bar>[]) => announcementViews(bars, 'Australia/Brisbane', now);

describe('announcements', () => {
  it('show the first one whose window is open, and contain those that will open later', () => {
    const shown = views(
      bar('over', { expiry: '2026-11-20T12:00:00+10:00' }),
      bar('ahead', { start: '2026-12-24T00:00:00+10:00' }),
      bar('now'),
      bar('now too'),
    ).map(({ text, isShown }) => [text, isShown]);
    expect(shown).toEqual([
      ['ahead', false],
      ['now', true],
      ['now too', false],
    ]);
  });

  it('have their window as instants for the browser, with open sides left open', () => {
    expect(views(bar('sale', { start: '2026-12-01T00:00:00+10:00' }))[0]).toMatchObject({
      start: '2026-11-30T14:00:00.000Z',
      expiry: null,
    });
  });

  it('are remembered as closed by their id, or else by their text, and not at all if they cannot be closed', () => {
    const keys = views(bar('a'), bar('b', { id: 'sundays' }), bar('c', { dismissible: false })).map(
      ({ key }) => key,
    );
    expect(keys).toEqual(['a', 'sundays', undefined]);
  });
});
