import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDropFolder } from './drop-folder.build.ts';
import type { FeedState } from './feed-state.schema.ts';
import { type FetchAnswer, type WatchedTenant, watchFeeds } from './watch-feeds.build.ts';

async function* body(text: string) {
  yield Buffer.from(text);
}
const answer = (text: string): FetchAnswer => ({
  kind: 'feed',
  body: body(text),
  etag: '"1"',
  lastModified: null,
});

/**
 * A feed watch over two dealers, one with a feed URL. `restart` simulates a new process with the stored
 * state.
 */
function aWatch() {
  const root = mkdtempSync(join(tmpdir(), 'watched-'));
  const tenant = (slug: string, url: string | null): WatchedTenant => ({
    slug,
    isReadable: true,
    feedFile: join(root, slug, 'feed.csv'),
    maxBytes: 1000,
    source: url === null ? null : { url, everyMinutes: 15, authorizationVariable: null },
    timeZone: 'Australia/Perth',
  });
  const dropped = tenant('city', null);
  const unread = { ...tenant('muddle', null), isReadable: false };
  const fetched = tenant('river', 'https://feeds.example/river.csv');
  for (const { feedFile } of [dropped, fetched]) mkdirSync(join(feedFile, '..'));
  const stored = new Map<string, FeedState>();
  const notices: string[] = [];
  const said: string[] = [];
  const wanted: string[] = [];
  const asked: (string | null)[] = [];
  const clock = { nowMs: Date.parse('2026-11-20T10:00:00+08:00') };
  let answers: FetchAnswer[] = [];
  const start = () =>
    watchFeeds({
      tenants: async () => [dropped, fetched, unread],
      dropFolder: openDropFolder(join(root, 'drop'), { settledMs: 0, now: () => clock.nowMs }),
      states: new Map(stored),
      save: async (slug, state, news) => {
        stored.set(slug, state);
        if (news !== null) notices.push(`${slug} ${news.what} ${news.kind}`);
      },
      enqueue: async (slug, reason) => void wanted.push(`${slug} ${reason}`),
      enqueueDay: async (slug, { day }) => void wanted.push(`${slug} ${day}`),
      forget: async (slug) => void stored.delete(slug),
      fetchFeed: async (_, { etag }) => {
        asked.push(etag);
        return answers.shift() ?? { kind: 'same' };
      },
      sentenceOf: () => 'It broke off.',
      now: () => clock.nowMs,
      chance: () => 0.5,
      log: (line) => void said.push(line),
      reportError: (error) => {
        throw error;
      },
    });
  const drop = (name: string, text: string) => {
    mkdirSync(join(root, 'drop'), { recursive: true });
    writeFileSync(join(root, 'drop', name), text);
  };
  return {
    dropped,
    fetched,
    clock,
    notices,
    said,
    asked,
    start,
    drop,
    stored,
    /** The builds requested since the last call. */
    wanted: () => wanted.splice(0),
    answers: (...next: FetchAnswer[]) => {
      answers = next;
    },
    feedOf: ({ feedFile }: WatchedTenant) => readFileSync(feedFile, 'utf8'),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}

describe('the feed watch', () => {
  it("makes a dropped feed the dealer's feed and requests one build", async () => {
    using place = aWatch();
    const watch = place.start();
    place.drop('city.csv', 'Make\n');
    for (let looks = 0; looks < 5; looks++) await watch.look();
    expect(place.feedOf(place.dropped)).toBe('Make\n');
    expect(place.wanted().filter((line) => line.startsWith('city'))).toEqual([
      'city feed',
      'city 2026-11-20',
    ]);
    place.drop('city.csv', 'Make\n');
    for (let looks = 0; looks < 3; looks++) await watch.look();
    expect(place.wanted()).toEqual([]);
    expect(place.said.at(-1)).toBe('city: city.csv is the feed that is there already: nothing to build.');
  });

  it("finds a feed that was copied into the dealer's folder, even while the watch was not running", async () => {
    using place = aWatch();
    writeFileSync(place.dropped.feedFile, 'Make\n');
    const watch = place.start();
    await watch.look();
    await watch.look();
    expect(place.wanted()).toContain('city feed');
    writeFileSync(place.dropped.feedFile, 'Make,Model\n');
    const next = place.start();
    await next.look();
    await next.look();
    expect(place.wanted()).toContain('city feed');
  });

  it('requests no build again after a restart', async () => {
    using place = aWatch();
    place.drop('city.csv', 'Make\n');
    const first = place.start();
    for (let looks = 0; looks < 3; looks++) await first.look();
    place.wanted();
    const next = place.start();
    for (let looks = 0; looks < 3; looks++) await next.look();
    expect(place.wanted().filter((line) => line.endsWith('feed'))).toEqual([]);
  });

  it('moves a feed for an unknown dealer aside', async () => {
    using place = aWatch();
    const watch = place.start();
    place.drop('nobody.csv', 'Make\n');
    for (let looks = 0; looks < 3; looks++) await watch.look();
    expect(place.wanted().some((line) => line.includes('nobody'))).toBe(false);
  });

  it('reports why a dropped feed was refused, until one is accepted', async () => {
    using place = aWatch();
    const watch = place.start();
    place.drop('city.csv', 'x'.repeat(2000));
    for (let looks = 0; looks < 3; looks++) await watch.look();
    expect(watch.state('city').refused?.sentence).toMatch(/city\.csv was not taken: The feed is larger than/);
    place.drop('city.csv', 'y'.repeat(2000));
    for (let looks = 0; looks < 3; looks++) await watch.look();
    // One notice, however often the feed is refused.
    expect(place.notices).toEqual(['city refused problem']);
    place.drop('city.csv', 'Make\n');
    for (let looks = 0; looks < 3; looks++) await watch.look();
    expect(watch.state('city').refused).toBeNull();
    expect(place.notices).toEqual(['city refused problem', 'city refused well']);
  });

  it('fetches on schedule with the stored ETag and requests a build only for new content', async () => {
    using place = aWatch();
    const watch = place.start();
    const minute = 60_000;
    const look = async () => {
      await watch.look();
      await watch.settled();
    };
    place.answers(answer('Make\n'));
    await look();
    expect(place.wanted()).toContain('river feed');
    await look();
    place.clock.nowMs += 15 * minute;
    place.answers({ kind: 'same' });
    await look();
    place.clock.nowMs += 15 * minute;
    // A server without ETags sends the whole feed again.
    place.answers(answer('Make\n'));
    await look();
    expect(place.asked).toEqual([null, '"1"', '"1"']);
    expect(place.wanted().filter((line) => line.endsWith('feed'))).toEqual([]);
  });

  it('fetches the whole feed when its copy is gone', async () => {
    using place = aWatch();
    const watch = place.start();
    place.answers(answer('Make\n'), answer('Make\n'));
    await watch.look();
    await watch.settled();
    rmSync(place.fetched.feedFile);
    place.clock.nowMs += 20 * 60_000;
    await watch.look();
    await watch.settled();
    expect(place.asked).toEqual([null, null]);
    expect(place.feedOf(place.fetched)).toBe('Make\n');
  });

  it('sends a notice when a feed breaks off three times, and keeps the last complete one', async () => {
    using place = aWatch();
    const watch = place.start();
    place.answers(answer('Make\n'));
    await watch.look();
    await watch.settled();
    for (let tries = 0; tries < 3; tries++) {
      place.clock.nowMs += 7 * 3_600_000;
      // biome-ignore lint/correctness/useYield: it breaks off before its first byte.
      const broken = (async function* (): AsyncGenerator<Uint8Array> {
        throw new Error('aborted');
      })();
      place.answers({ kind: 'feed', body: broken, etag: '"2"', lastModified: null });
      await watch.look();
      await watch.settled();
    }
    expect(place.notices).toEqual(['river feed problem']);
    expect(place.feedOf(place.fetched)).toBe('Make\n');
    expect(place.stored.get('river')?.fetch).toMatchObject({ etag: '"1"', error: 'It broke off.' });
  });

  it("waits for a dealer's first feed, but requests a build for a dealer whose settings it cannot read", async () => {
    using place = aWatch();
    const watch = place.start();
    for (let looks = 0; looks < 3; looks++) await watch.look();
    await watch.settled();
    expect(place.wanted()).toEqual(['muddle 2026-11-20']);
  });

  it('requests a daily build for a dealer whose feed was removed, so that the build reports it', async () => {
    using place = aWatch();
    writeFileSync(place.dropped.feedFile, 'Make\n');
    const watch = place.start();
    for (let looks = 0; looks < 2; looks++) await watch.look();
    rmSync(place.dropped.feedFile);
    place.wanted();
    place.clock.nowMs += 24 * 3_600_000;
    await watch.look();
    expect(place.wanted()).toContain('city 2026-11-21');
  });

  it("requests a build for each dealer just after midnight in the dealer's zone", async () => {
    using place = aWatch();
    writeFileSync(place.dropped.feedFile, 'Make\n');
    const watch = place.start();
    await watch.look();
    await watch.look();
    expect(place.wanted()).toContain('city 2026-11-20');
    place.clock.nowMs = Date.parse('2026-11-20T23:59:59+08:00');
    await watch.look();
    expect(place.wanted().filter((line) => line.startsWith('city'))).toEqual([]);
    place.clock.nowMs = Date.parse('2026-11-21T00:00:01+08:00');
    await watch.look();
    expect(place.wanted()).toContain('city 2026-11-21');
  });

  it('forgets a removed dealer, so that a later one of the same name starts afresh', async () => {
    using place = aWatch();
    writeFileSync(place.dropped.feedFile, 'Make\n');
    const watch = place.start();
    for (let looks = 0; looks < 2; looks++) await watch.look();
    place.wanted();
    await watch.forget('city');
    for (let looks = 0; looks < 2; looks++) await watch.look();
    expect(place.wanted()).toEqual(['city feed', 'city 2026-11-20']);
  });

  it('fetches an announced feed at once, and rebuilds a dealer without a feed URL from the present file', async () => {
    using place = aWatch();
    const watch = place.start();
    await watch.announce(place.dropped);
    place.answers(answer('Make\n'));
    await watch.announce(place.fetched);
    await watch.settled();
    expect(place.wanted()).toEqual(['city asked', 'river feed']);
  });
});
