import { afterAll, describe, expect, it } from 'vitest';
import { feedOf, headerLine, rowsOf } from '../fixtures/sites/small-feed.ts';
import { openWorkshop } from '../fixtures/sites/workshop.ts';

const HUNDRED_MEGABYTES = 100_000_000;

/** Few cars with very long comments: the size of a feed says nothing about its stock. */
function longFeed(): string {
  const comments = 'A long story about one owner. '.repeat(8_400);
  return feedOf(rowsOf(Math.ceil(HUNDRED_MEGABYTES / comments.length)).map((row) => ({ ...row, comments })));
}

/** As many different cars as fit. */
function manyRows(): string {
  const [, row = ''] = feedOf(rowsOf(1)).split('\n');
  const rows = Array.from({ length: Math.ceil(HUNDRED_MEGABYTES / row.length) }, (_, index) =>
    row
      .replace('U1001', `U${100_000 + index}`)
      .replace('JTNB23HK903012345', `JTNB23HK9${10_000_000 + index}`),
  );
  return [headerLine, ...rows, ''].join('\n');
}

const hasNoStock = expect.stringContaining('has no stock yet');

describe('a feed of 100 MB', () => {
  const workshop = openWorkshop();
  afterAll(workshop.remove);

  it('is imported when its stock is one that a site can hold', async () => {
    workshop.addDealer('long', longFeed());
    const { exitCode, results } = await workshop.build('--tenant', 'long');
    expect(exitCode).toBe(0);
    expect(results).toMatchObject([{ ok: true, vehicles: 397, rejected: 0 }]);
  });

  it('is refused in a sentence when it holds more vehicles than any dealer has', async () => {
    workshop.addDealer('many', manyRows());
    const { exitCode, results } = await workshop.build('--tenant', 'many');
    expect(exitCode).toBe(1);
    expect(results).toMatchObject([
      { ok: false, problems: [expect.stringMatching(/feed\.csv.*: The feed .*rows/), hasNoStock] },
    ]);
  });

  it('is refused in a sentence when it is larger than the dealer allows', async () => {
    workshop.addDealer('limited', longFeed(), { 'feed.json': { maxMegabytes: 50 } });
    const { exitCode, results } = await workshop.build('--tenant', 'limited');
    expect(exitCode).toBe(1);
    expect(results).toMatchObject([
      { ok: false, problems: [expect.stringMatching(/feed\.csv.*: .*50 MB/), hasNoStock] },
    ]);
  });
});
