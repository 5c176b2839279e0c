import { expect, it } from 'vitest';
import type { Notice } from './notice.schema.ts';
import { noticeText, SEARCH_UPLOAD_FAILED } from './notice-text.ts';

const atMs = Date.parse('2026-11-20T10:00:00Z');
const held: Notice = {
  id: 'n1',
  tenant: 'city',
  kind: 'problem',
  what: 'held',
  sentences: ['51 fewer cars, 58 %.'],
  sinceMs: atMs - 60_000,
  atMs,
};

/** Some versions of Node put a narrow space before "pm". */
const textOf = (notice: Notice) => noticeText(notice, 'Australia/Brisbane').replaceAll('\u202f', ' ');

it("a notice of a problem gives its time in the dealer's zone, what visitors see, and what to do", () => {
  expect(textOf(held)).toBe(
    [
      'city: its feed is held.',
      'What happened: 51 fewer cars, 58 %.',
      'Since: Friday 20 November 2026 at 7:59 pm AEST',
      'Meanwhile: The site shows the last good stock.',
      'What to do: If the feed is right: npm run import -- --tenant city --accept',
    ].join('\n\n'),
  );
});

it('a notice of a solved problem says when it began', () => {
  expect(textOf({ ...held, kind: 'well', sentences: [] })).toBe(
    'city: its feed is accepted again.\n\nThe problem began on Friday 20 November 2026 at 7:59 pm AEST and ended on Friday 20 November 2026 at 8:00 pm AEST. Nothing needs to be done.',
  );
});

it.each(['feed', 'refused', 'failed', 'held', 'unusable'] as const)('"%s" says what to do', (what) => {
  expect(textOf({ ...held, what })).toMatch(/\n\nMeanwhile: \w.*\n\nWhat to do: \w/s);
  expect(textOf({ ...held, what })).not.toMatch(/\d{4}-\d\d-\d\d|It was not so|live still/);
});

it('a failed search upload is not reported as a mistake in the settings', () => {
  const sentences = [`It could not be published: ${SEARCH_UPLOAD_FAILED} Typesense cannot be reached.`];
  expect(textOf({ ...held, what: 'failed', sentences })).toMatch(
    /Look at the search server.*npm run search:index -- --tenant city$/,
  );
  expect(textOf({ ...held, what: 'failed', sentences: [] })).toMatch(/npm run check -- --tenant city$/);
});
