import { expect, it } from 'vitest';
import { outcomeLines, timedErrors, timedLog } from './watch-log.ts';

const done = {
  kind: 'done',
  result: 'live',
  held: [],
  unusable: [],
  vehicles: 90,
  pages: 192,
  changed: 38,
  release: null,
} as const;

it.each([
  [done, ['live: 90 cars, 192 pages, 38 files changed, 2.3 s.']],
  [{ ...done, result: 'built', changed: null }, ['built, not published: 90 cars, 192 pages, 2.3 s.']],
  [
    { ...done, result: 'same', changed: 0, held: ['It lost 40 of 90 cars.'] },
    [
      'its feed is held, the last good stock is shown: It lost 40 of 90 cars.',
      'nothing has changed, live as before: 90 cars, 192 pages, 0 files changed, 2.3 s.',
    ],
  ],
  [
    { ...done, unusable: ['feed.csv:1: The feed is empty.'] },
    [
      'its feed cannot be used, the last good stock is shown: feed.csv:1: The feed is empty.',
      'live: 90 cars, 192 pages, 38 files changed, 2.3 s.',
    ],
  ],
  [
    { ...done, search: 'Sent 12 changed and removed 3 of 90 cars.' },
    [
      'search server: Sent 12 changed and removed 3 of 90 cars.',
      'live: 90 cars, 192 pages, 38 files changed, 2.3 s.',
    ],
  ],
  [
    { kind: 'failed', sentences: ['site.json:3  name is null.', 'More.'] },
    ['failed after 2.3 s: site.json:3  name is null. And 1 more.'],
  ],
  [{ kind: 'stopped' }, ['stopped after 2.3 s.']],
] as const)('%j is told with its figures', (outcome, lines) => {
  expect(outcomeLines(outcome, 2.34)).toEqual(lines);
});

it('each line has a time and is a single line', () => {
  const said: string[] = [];
  timedLog(
    (line) => void said.push(line),
    () => 0,
  )('pitstop: failed:\n  twice');
  expect(said).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d {2}pitstop: failed: twice$/)]);
});

it('an error has a time too', () => {
  const said: string[] = [];
  const report = timedErrors(
    (line) => void said.push(line),
    () => 0,
  );
  report(new Error('The queue is locked.'));
  expect(said[0]).toMatch(/^\d\d:\d\d:\d\d {2}.*The queue is locked\.$/);
});
