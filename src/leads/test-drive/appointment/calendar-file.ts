export type CalendarEvent = {
  /** Constant for the lifetime of the appointment, even when it moves. */
  readonly uid: string;
  /** Incremented with each change; calendars keep the highest. */
  readonly sequence: number;
  /** When this version was written, in milliseconds since 1970 like the other times. */
  readonly writtenAtMs: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  /** Must be https. */
  readonly url: string;
  readonly isCancelled: boolean;
};

const MAX_OCTETS = 75;

/** Escapes a TEXT value (RFC 5545, 3.3.11); newline is the only control character it can contain. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** `20261120T230000Z`. */
function utc(instantMs: number): string {
  return `${new Date(instantMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Folds lines to 75 octets with a leading space on continuations, never inside a character (3.1). */
function fold(line: string): string {
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** The appointment as an iCalendar object (RFC 5545), `text/calendar; charset=utf-8`. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dealer platform//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.writtenAtMs)}`,
    `DTSTART:${utc(event.startsAtMs)}`,
    `DTEND:${utc(event.endsAtMs)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.place)}`,
    `DESCRIPTION:${escapeText(event.note)}`,
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
