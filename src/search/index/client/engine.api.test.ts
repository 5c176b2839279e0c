import { describe, expect, it, vi } from 'vitest';
import { facts, publishedFiles, serverOf, workerOf } from '../published-search.fixture.ts';
import { createEngineClient } from './engine.api.ts';
import type { EngineRequest, EngineWorker } from './engine-messages.ts';

const everything = { searches: [{ collection: 'cars', q: '*' }] };
const askFacts = async () => facts;
const found = (count: number) => ({ results: [expect.objectContaining({ found: count })] });

/** Workers that accept messages and never reply, until a test lets them crash. */
function silentWorkers() {
  const started: { worker: EngineWorker; asked: EngineRequest[]; isStopped: boolean }[] = [];
  const makeWorker = (): EngineWorker => {
    const asked: EngineRequest[] = [];
    const entry = {
      asked,
      isStopped: false,
      worker: {
        onmessage: null,
        onerror: null,
        postMessage: (request: EngineRequest) => void asked.push(request),
        terminate: () => {
          entry.isStopped = true;
        },
      } as EngineWorker,
    };
    started.push(entry);
    return entry.worker;
  };
  const crash = (at: number) => started[at]?.worker.onerror?.({ message: 'out of memory' } as ErrorEvent);
  const miss = (at: number) => started[at]?.worker.onerror?.({ type: 'error' } as ErrorEvent);
  return { started, makeWorker, crash, miss };
}

describe('the engine of a page', () => {
  const makeWorker = () => workerOf(serverOf(publishedFiles));

  it('starts no worker before the first request', () => {
    const { started, makeWorker: make } = silentWorkers();
    createEngineClient(askFacts, { makeWorker: make });
    expect(started).toEqual([]);
  });

  it('answers searches that were requested before the index was loaded, in order', async () => {
    const engine = createEngineClient(askFacts, { makeWorker });
    const order: number[] = [];
    const asked = [0, 1, 2].map((at) => engine.search(everything, {}).then(() => order.push(at)));
    await Promise.all(asked);
    expect(order).toEqual([0, 1, 2]);
    expect(await engine.search(everything, {})).toEqual(found(4));
  });

  it('reports progress and the loaded index', async () => {
    const fractions: number[] = [];
    const engine = createEngineClient(askFacts, {
      makeWorker,
      onProgress: (fraction) => fractions.push(fraction),
    });
    expect(await engine.ready()).toEqual(facts);
    expect(fractions.at(-1)).toBe(1);
  });

  it('passes on an error of one search and answers the next', async () => {
    const engine = createEngineClient(askFacts, { makeWorker });
    await expect(engine.search('{not json', {})).rejects.toThrow('JSON');
    expect(await engine.search(JSON.stringify(everything), {})).toEqual(found(4));
  });

  it('that could not load reports it, and retries with the next request', async () => {
    const files: Record<string, string> = {};
    const engine = createEngineClient(askFacts, { makeWorker: () => workerOf(serverOf(files)) });
    await expect(engine.search(everything, {})).rejects.toThrow('404');
    Object.assign(files, publishedFiles);
    expect(await engine.search(everything, {})).toEqual(found(4));
  });

  it("that does not know the index's name reports it, and retries with the next request", async () => {
    const ask = vi.fn(askFacts).mockRejectedValueOnce(new Error('current.json answered 503.'));
    const engine = createEngineClient(ask, { makeWorker });
    await expect(engine.search(everything, {})).rejects.toThrow('answered 503');
    expect(await engine.search(everything, {})).toEqual(found(4));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("requests the index's name once, and again when that has no cards any more", async () => {
    const ask = vi.fn(askFacts);
    const engine = createEngineClient(ask, { makeWorker });
    await Promise.all([engine.ready(), engine.search(everything, {})]);
    expect(ask).toHaveBeenCalledOnce();
    engine.renew();
    expect(await engine.search(everything, {})).toEqual(found(4));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('sends no search to a worker that does not know its index yet', async () => {
    const { started, makeWorker: make } = silentWorkers();
    const known = Promise.withResolvers<typeof facts>();
    const engine = createEngineClient(() => known.promise, { makeWorker: make });
    for (const a of ['1', '2']) engine.search(everything, { a }).catch(() => undefined);
    expect(started[0]?.asked).toEqual([]);
    known.resolve(facts);
    await expect
      .poll(() => started[0]?.asked)
      .toEqual([
        { kind: 'load', facts },
        { kind: 'search', id: 1, body: everything, params: { a: '1' } },
        { kind: 'search', id: 2, body: everything, params: { a: '2' } },
      ]);
  });

  it('replaces a worker that crashes once, and repeats the open requests', async () => {
    const { started, makeWorker: make, crash } = silentWorkers();
    const engine = createEngineClient(askFacts, { makeWorker: make });
    engine.search(everything, { a: '1' }).catch(() => undefined);
    crash(0);
    expect(started[0]?.isStopped).toBe(true);
    await expect
      .poll(() => started[1]?.asked)
      .toEqual([
        { kind: 'load', facts },
        { kind: 'search', id: 1, body: everything, params: { a: '1' } },
      ]);
    expect(started[0]?.asked).toEqual([]);
  });

  it('fails with a clear error after a second crash, without starting a third worker', async () => {
    const { started, makeWorker: make, crash } = silentWorkers();
    const engine = createEngineClient(askFacts, { makeWorker: make });
    const open = engine.search(everything, {});
    crash(0);
    crash(1);
    await expect(open).rejects.toThrow('out of memory');
    await expect(engine.search(everything, {})).rejects.toThrow('does not run');
    await expect(engine.ready()).rejects.toThrow('does not run');
    expect(started).toHaveLength(2);
  });

  it("retries with the next request if the worker's script did not load", async () => {
    const { started, makeWorker: make, miss } = silentWorkers();
    const engine = createEngineClient(askFacts, { makeWorker: make });
    for (const at of [0, 1, 2]) {
      const open = engine.search(everything, {});
      expect(started).toHaveLength(at + 1);
      miss(at);
      await expect(open).rejects.toThrow('could not be loaded');
    }
  });

  it('that is closed rejects all open requests', async () => {
    const { makeWorker: make } = silentWorkers();
    const engine = createEngineClient(askFacts, { makeWorker: make });
    const open = engine.search(everything, {});
    engine.close();
    await expect(open).rejects.toThrow('closed');
  });
});
