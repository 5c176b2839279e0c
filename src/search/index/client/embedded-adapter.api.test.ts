import { afterEach, describe, expect, it, vi } from 'vitest';
import { facts } from '../published-search.fixture.ts';
import { createEmbeddedAdapter } from './embedded-adapter.api.ts';
import type { EngineClient } from './engine.api.ts';

type Engine = Pick<EngineClient, 'ready' | 'search'>;
const engineWith = (search: Engine['search'], ready: Engine['ready'] = async () => facts): Engine => ({
  search,
  ready,
});
const answered = { results: [] };

describe('the axios adapter of the embedded engine', () => {
  afterEach(() => vi.useRealTimers());

  it('passes body and parameters without the key, and returns a reply like axios', async () => {
    const search = vi.fn<Engine['search']>(async () => answered);
    const request = { data: '{"searches":[]}', params: { 'x-typesense-api-key': 'k', use_cache: true } };
    const reply = await createEmbeddedAdapter(engineWith(search))(request);
    expect(search).toHaveBeenCalledWith('{"searches":[]}', { use_cache: true });
    expect(reply).toEqual({ data: answered, status: 200, statusText: 'OK', headers: {}, config: request });
  });

  it('returns the status of a rejected request', async () => {
    const adapter = createEmbeddedAdapter(engineWith(async () => ({ code: 400, message: 'No.' })));
    expect(await adapter({})).toMatchObject({ status: 400, data: { message: 'No.' } });
  });

  it('times out, counted from when the index is loaded', async () => {
    vi.useFakeTimers();
    const loading = Promise.withResolvers<typeof facts>();
    const adapter = createEmbeddedAdapter(
      engineWith(
        () => new Promise(() => undefined),
        () => loading.promise,
      ),
    );
    const settled = vi.fn();
    const asked = adapter({ timeout: 5000 }).catch((error: Error) => settled(error.message));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
    loading.resolve(facts);
    await vi.advanceTimersByTimeAsync(4999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(settled).toHaveBeenCalledWith('The search took longer than 5000 ms.');
  });

  it('clears its timer after a reply', async () => {
    vi.useFakeTimers();
    await createEmbeddedAdapter(engineWith(async () => answered))({ timeout: 5000 });
    expect(vi.getTimerCount()).toBe(0);
  });
});
