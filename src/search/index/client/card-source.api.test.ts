import { describe, expect, it, vi } from 'vitest';
import { facts, publishedFiles, serverOf } from '../published-search.fixture.ts';
import { createCardSource } from './card-source.api.ts';

const ids = (cards: ReadonlyMap<number, { id: string }>) => [...cards].map(([row, { id }]) => [row, id]);

describe('cards by row', () => {
  it('come from the blocks that hold them', async () => {
    const asked: string[] = [];
    const source = createCardSource(facts, { get: serverOf(publishedFiles, asked) });
    expect(ids(await source.cardsOf([3, 0, 2]))).toEqual([
      [3, 'b2'],
      [0, 'a1'],
      [2, 'b1'],
    ]);
    expect(asked).toEqual(['/search-data/cards-back.json', '/search-data/cards-front.json']);
  });

  it('fetch each block once, also while it is on its way', async () => {
    const asked: string[] = [];
    const source = createCardSource(facts, { get: serverOf(publishedFiles, asked) });
    await Promise.all([source.cardsOf([0, 1]), source.cardsOf([2])]);
    await source.cardsOf([1]);
    expect(asked).toHaveLength(1);
  });

  it('are tried once more when the connection breaks, then left out, and asked for again another time', async () => {
    const get = vi.fn(async (): Promise<Response> => {
      throw new TypeError('Failed to fetch');
    });
    const source = createCardSource(facts, { get });
    expect(ids(await source.cardsOf([0]))).toEqual([]);
    expect(get).toHaveBeenCalledTimes(2);
    get.mockImplementation(async () => serverOf(publishedFiles)('/search-data/cards-front.json'));
    expect(ids(await source.cardsOf([0]))).toEqual([[0, 'a1']]);
  });

  it('that are gone with their build are left out and told', async () => {
    const onGone = vi.fn();
    const source = createCardSource(facts, { get: serverOf({}), onGone });
    expect(ids(await source.cardsOf([0]))).toEqual([]);
    expect(onGone).toHaveBeenCalledOnce();
  });

  it.each([['null'], ['[1,2]'], ['{"id":"a1"}']])('take no block that reads %s', async (text) => {
    const get = async () => new Response(text);
    expect(ids(await createCardSource(facts, { get }).cardsOf([0]))).toEqual([]);
  });

  it('ask for no row that there is not', async () => {
    const asked: string[] = [];
    await createCardSource(facts, { get: serverOf(publishedFiles, asked) }).cardsOf([-1, 4, 0.5, Number.NaN]);
    expect(asked).toEqual([]);
  });

  it('keep the blocks asked for last', async () => {
    const asked: string[] = [];
    const get = async (url: string) => {
      asked.push(url);
      return new Response('[]');
    };
    const cards = Array.from({ length: 100 }, (_, block) => ({ url: `/cards-${block}.json`, count: 1 }));
    const source = createCardSource({ cards }, { get });
    for (let row = 0; row < 16; row += 1) await source.cardsOf([row]);
    await source.cardsOf([0]);
    await source.cardsOf([16]);
    asked.length = 0;
    await source.cardsOf([0]);
    await source.cardsOf([1]);
    expect(asked).toEqual(['/cards-1.json']);
  });
});
