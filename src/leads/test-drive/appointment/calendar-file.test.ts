import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const event: CalendarEvent = {
  uid: 'a1@www.dealer.example',
  sequence: 2,
  writtenAtMs: Date.parse('2026-11-20T02:00:00Z'),
  startsAtMs: Date.parse('2026-11-21T09:00:00+10:00'),
  endsAtMs: Date.parse('2026-11-21T10:00:00+10:00'),
  title: 'Test drive: 2021 Toyota Corolla',
  place: 'City Motors, 1 High St, Perth WA 6000',
  note: 'Bring your licence; call 08 5550 0100.\nSee you!',
  url: 'https://www.dealer.example/api/test-drive/t',
  isCancelled: false,
};

/** Unfolds the lines of the file and splits them into name and value (RFC 5545, 3.1). */
function linesOf(file: string): [string, string][] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(line) ?? [];
      return [name, value];
    });
}

/** Reverses the escaping of a TEXT value (3.3.11). */
const unescaped = (text = '') => text.replace(/\\([\\;,nN])/g, (_, c) => (/n/i.test(c) ? '\n' : c));

describe('the calendar file of an appointment', () => {
  it('is an iCalendar object with one event', () => {
    expect(calendarFile(event)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Dealer platform//Appointments//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:a1@www.dealer.example',
        'SEQUENCE:2',
        'DTSTAMP:20261120T020000Z',
        'DTSTART:20261120T230000Z',
        'DTEND:20261121T000000Z',
        'SUMMARY:Test drive: 2021 Toyota Corolla',
        'LOCATION:City Motors\\, 1 High St\\, Perth WA 6000',
        'DESCRIPTION:Bring your licence\\; call 08 5550 0100.\\nSee you!',
        'URL:https://www.dealer.example/api/test-drive/t',
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('of a cancelled appointment says so', () => {
    expect(calendarFile({ ...event, isCancelled: true })).toContain('\r\nSTATUS:CANCELLED\r\n');
  });

  it('folds long lines at 75 octets without splitting a character', () => {
    const file = calendarFile({ ...event, title: `${'é'.repeat(40)}${'🚗'.repeat(30)}` });
    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\ufffd');
    expect(linesOf(file)).toContainEqual(['SUMMARY', `${'é'.repeat(40)}${'🚗'.repeat(30)}`]);
  });

  it('contains every text unchanged, and none of it as a line of its own', () => {
    const names = linesOf(calendarFile(event)).map(([name]) => name);
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('x\r\nATTENDEE:mailto:a@b.example'));
    fc.assert(
      fc.property(text, text, (title, note) => {
        const lines = linesOf(calendarFile({ ...event, title, note }));
        expect(lines.map(([name]) => name)).toEqual(names);
        const shown = (said: string) =>
          said
            .toWellFormed()
            .replace(/\r\n?/g, '\n')
            .replace(/(?!\n)\p{Cc}/gu, ' ');
        expect(unescaped(Object.fromEntries(lines)['SUMMARY'])).toBe(shown(title));
        expect(unescaped(Object.fromEntries(lines)['DESCRIPTION'])).toBe(shown(note));
      }),
    );
  });
});
