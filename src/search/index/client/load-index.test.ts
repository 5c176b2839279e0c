import { describe, expect, it } from 'vitest';
import { facts, indexText, publishedFiles, serverOf } from '../published-search.fixture.ts';
import { currentFacts, loadIndex } from './load-index.ts';

const nothing = () => undefined;
const old = { ...facts, indexUrl: '/search-data/index-old.json' };
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('loading an index', () => {
  it('tells how far it has come, up to the end', async () => {
    const told: number[] = [];
    const loaded = await loadIndex(serverOf(publishedFiles), facts, (fraction) => told.push(fraction));
    expect(loaded).toEqual({ text: indexText, facts });
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it('takes the present one, with its facts, where that is gone which it was told of', async () => {
    expect(await loadIndex(serverOf(publishedFiles), old, nothing)).toEqual({ text: indexText, facts });
  });

  it('tries once more when the connection breaks, and only then', async () => {
    let tries = 0;
    const get = serverOf(publishedFiles);
    const flaky = async (url: string) => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return get(url);
    };
    expect((await loadIndex(flaky, facts, nothing)).facts).toEqual(facts);
    await expect(loadIndex(offline, facts, nothing)).rejects.toThrow(
      `${facts.indexUrl} did not come: Failed to fetch`,
    );
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['there is none', {}, 'current.json answered 404'],
    [
      'the present one is gone too',
      { '/search-data/current.json': JSON.stringify(facts) },
      'no search index',
    ],
    ['current.json is not what it should be', { '/search-data/current.json': '{}' }, 'indexUrl'],
  ])('fails when %s', async (_what, files, message) => {
    await expect(loadIndex(serverOf(files), old, nothing)).rejects.toThrow(message);
  });

  it('begins with a reply that came early, and asks itself where that broke off', async () => {
    const asked: string[] = [];
    const get = serverOf(publishedFiles, asked);
    const early = serverOf(publishedFiles)('/search-data/current.json');
    expect(await currentFacts(get, early)).toEqual(facts);
    expect(asked).toEqual([]);
    expect(await currentFacts(get, offline())).toEqual(facts);
    expect(asked).toEqual(['/search-data/current.json']);
  });

  it('does not take a server in trouble for a new build', async () => {
    const get = async () => new Response('', { status: 503 });
    await expect(loadIndex(get, facts, nothing)).rejects.toThrow('answered 503');
  });
});
