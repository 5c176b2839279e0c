import { describe, expect, it, vi } from 'vitest';
import { facts, publishedFiles, serverOf } from '../published-search.fixture.ts';
import { createCardSource } from './card-source.api.ts';

const ids = (cards: ReadonlyMap<number, { id: string }>) => [...cards].map(([row, { id }]) => [row, id]);

describe('cards by row', () => {
  it('are read from the blocks that contain them', async () => {
    const asked: string[] = [];
    const source = createCardSource(facts, { get: serverOf(publishedFiles, asked) });
    expect(ids(await source.cardsOf([3, 0, 2]))).toEqual([
      [3, 'b2'],
      [0, 'a1'],
      [2, 'b1'],
    ]);
    expect(asked).toEqual(['/search-data/cards-back.json', '/search-data/cards-front.json']);
  });

  it('load each block once, even while it is loading', async () => {
    const asked: string[] = [];
    const source = createCardSource(facts, { get: serverOf(publishedFiles, asked) });
    await Promise.all([source.cardsOf([0, 1]), source.cardsOf([2])]);
    await source.cardsOf([1]);
    expect(asked).toHaveLength(1);
  });

  it('are retried once after a network error, then left out, and requested again next time', async () => {
    const get = vi.fn(async (): Promise<Response> => {
      throw new TypeError('Failed to fetch');
    });
    const source = createCardSource(facts, { get });
    expect(ids(await source.cardsOf([0]))).toEqual([]);
    expect(get).toHaveBeenCalledTimes(2);
    get.mockImplementation(async () => serverOf(publishedFiles)('/search-data/cards-front.json'));
    expect(ids(await source.cardsOf([0]))).toEqual([[0, 'a1']]);
  });

  it('of a replaced build are left out and reported', async () => {
    const onGone = vi.fn();
    const source = createCardSource(facts, { get: serverOf({}), onGone });
    expect(ids(await source.cardsOf([0]))).toEqual([]);
    expect(onGone).toHaveBeenCalledOnce();
  });

  it.each([['null'], ['[1,2]'], ['{"id":"a1"}']])('are not read from a block that is %s', async (text) => {
    const get = async () => new Response(text);
    expect(ids(await createCardSource(facts, { get }).cardsOf([0]))).toEqual([]);
  });

  it('are not requested for a row that does not exist', async () => {
    const asked: string[] = [];
    await createCardSource(facts, { get: serverOf(publishedFiles, asked) }).cardsOf([-1, 4, 0.5, Number.NaN]);
    expect(asked).toEqual([]);
  });

  it('keep the most recently used blocks', async () => {
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
