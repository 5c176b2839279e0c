import { describe, expect, it } from 'vitest';
import { facts, indexText, publishedFiles, serverOf } from '../published-search.fixture.ts';
import { currentFacts, loadIndex } from './load-index.ts';

const nothing = () => undefined;
const old = { ...facts, indexUrl: '/search-data/index-old.json' };
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('loading an index', () => {
  it('reports progress to the end', async () => {
    const fractions: number[] = [];
    const loaded = await loadIndex(serverOf(publishedFiles), facts, (fraction) => fractions.push(fraction));
    expect(loaded).toEqual({ text: indexText, facts });
    expect(fractions.at(-1)).toBe(1);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  });

  it('loads the present index, with its facts, if the named one no longer exists', async () => {
    expect(await loadIndex(serverOf(publishedFiles), old, nothing)).toEqual({ text: indexText, facts });
  });

  it('retries once after a network error, and only then', async () => {
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
  ])('fails if %s', async (_what, files, message) => {
    await expect(loadIndex(serverOf(files), old, nothing)).rejects.toThrow(message);
  });

  it('uses a response that was requested early, and requests it again if that breaks off', async () => {
    const asked: string[] = [];
    const get = serverOf(publishedFiles, asked);
    const early = serverOf(publishedFiles)('/search-data/current.json');
    expect(await currentFacts(get, early)).toEqual(facts);
    expect(asked).toEqual([]);
    expect(await currentFacts(get, offline())).toEqual(facts);
    expect(asked).toEqual(['/search-data/current.json']);
  });

  it('does not treat a server error as a new build', async () => {
    const get = async () => new Response('', { status: 503 });
    await expect(loadIndex(get, facts, nothing)).rejects.toThrow('answered 503');
  });
});
