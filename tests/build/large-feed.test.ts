import { afterAll, describe, expect, it } from 'vitest';
import { feedOf, headerLine, rowsOf } from '../fixtures/sites/small-feed.ts';
import { openBuilder } from '../fixtures/sites/warm-builder.ts';
import { openWorkshop } from '../fixtures/sites/workshop.ts';

const HUNDRED_MEGABYTES = 100_000_000;

/**
 * A feed of few cars with very long comments, because the size of a feed says nothing about the number of
 * cars.
 */
function longFeed(): string {
  const comments = 'A long story about one owner. '.repeat(33_600);
  return feedOf(rowsOf(Math.ceil(HUNDRED_MEGABYTES / comments.length)).map((row) => ({ ...row, comments })));
}

/** A feed with as many different cars as fit into the size. */
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
  const builder = openBuilder();
  afterAll(() => {
    builder.close();
    workshop.remove();
  });

  it('is imported if its stock has a reasonable size', async () => {
    workshop.addDealer('long', longFeed());
    const result = await builder.build(workshop.job('long'));
    expect(result).toMatchObject({ ok: true, vehicles: 100, rejected: 0 });
  });

  it('is rejected with a sentence if it has more vehicles than any dealer', async () => {
    workshop.addDealer('many', manyRows());
    const result = await builder.build(workshop.job('many'));
    expect(result).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/feed\.csv.*: The feed .*rows/), hasNoStock],
    });
  });

  it('is rejected with a sentence if it is larger than the dealer allows', async () => {
    workshop.addDealer('limited', longFeed(), { 'feed.json': { maxMegabytes: 50 } });
    const result = await builder.build(workshop.job('limited'));
    expect(result).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/feed\.csv.*: .*50 MB/), hasNoStock],
    });
  });
});
