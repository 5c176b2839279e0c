import { describe, expect, it } from 'vitest';
import { createResultCache } from './result-cache.ts';

function counted(answer: (request: number) => Promise<number> = async (request) => request) {
  const asked: number[] = [];
  const cache = createResultCache((request: number) => {
    asked.push(request);
    return answer(request);
  });
  return { asked, cache };
}

describe('the cache of results', () => {
  it('sends equal requests once, even while the first is pending', async () => {
    const { asked, cache } = counted();
    await Promise.all([cache.ask(1), cache.ask(1)]);
    expect(await cache.ask(1)).toBe(1);
    expect(asked).toEqual([1]);
  });

  it('keeps ten entries and drops the oldest', async () => {
    const { asked, cache } = counted();
    for (let request = 1; request <= 11; request += 1) await cache.ask(request);
    asked.length = 0;
    await cache.ask(2);
    await cache.ask(1);
    expect(asked).toEqual([1]);
  });

  it('does not cache errors', async () => {
    let isDown = true;
    const { cache } = counted((request) =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(request),
    );
    await expect(cache.ask(1)).rejects.toThrow('down');
    isDown = false;
    expect(await cache.ask(1)).toBe(1);
  });

  it('is empty after it is cleared', async () => {
    const { asked, cache } = counted();
    await cache.ask(1);
    cache.clear();
    await cache.ask(1);
    expect(asked).toEqual([1, 1]);
  });
});
