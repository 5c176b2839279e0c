import { describe, expect, it, vi } from 'vitest';
import { facts, publishedFiles, serverOf, workerOf } from '../published-search.fixture.ts';
import { createEngineClient } from './engine.api.ts';
import type { EngineRequest, EngineWorker } from './engine-messages.ts';

const everything = { searches: [{ collection: 'cars', q: '*' }] };
const askFacts = async () => facts;
const found = (count: number) => ({ results: [expect.objectContaining({ found: count })] });

/** Workers that take messages and never answer, until a test lets them crash. */
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

  it('starts no worker before it is asked', () => {
    const { started, makeWorker: make } = silentWorkers();
    createEngineClient(askFacts, { makeWorker: make });
    expect(started).toEqual([]);
  });

  it('answers searches that were asked before the index was there, in order', async () => {
    const engine = createEngineClient(askFacts, { makeWorker });
    const order: number[] = [];
    const asked = [0, 1, 2].map((at) => engine.search(everything, {}).then(() => order.push(at)));
    await Promise.all(asked);
    expect(order).toEqual([0, 1, 2]);
    expect(await engine.search(everything, {})).toEqual(found(4));
  });

  it('tells progress and whose index it is', async () => {
    const told: number[] = [];
    const engine = createEngineClient(askFacts, {
      makeWorker,
      onProgress: (fraction) => told.push(fraction),
    });
    expect(await engine.ready()).toEqual(facts);
    expect(told.at(-1)).toBe(1);
  });

  it('hands on an error of one search and answers the next', async () => {
    const engine = createEngineClient(askFacts, { makeWorker });
    await expect(engine.search('{not json', {})).rejects.toThrow('JSON');
    expect(await engine.search(JSON.stringify(everything), {})).toEqual(found(4));
  });

  it('that could not load says so, and tries again when asked again', async () => {
    const files: Record<string, string> = {};
    const engine = createEngineClient(askFacts, { makeWorker: () => workerOf(serverOf(files)) });
    await expect(engine.search(everything, {})).rejects.toThrow('404');
    Object.assign(files, publishedFiles);
    expect(await engine.search(everything, {})).toEqual(found(4));
  });

  it('that is told of no index says so, and asks again when asked again', async () => {
    const ask = vi.fn(askFacts).mockRejectedValueOnce(new Error('current.json answered 503.'));
    const engine = createEngineClient(ask, { makeWorker });
    await expect(engine.search(everything, {})).rejects.toThrow('answered 503');
    expect(await engine.search(everything, {})).toEqual(found(4));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks once which index to load, and anew when that has no cards any more', async () => {
    const ask = vi.fn(askFacts);
    const engine = createEngineClient(ask, { makeWorker });
    await Promise.all([engine.ready(), engine.search(everything, {})]);
    expect(ask).toHaveBeenCalledOnce();
    engine.renew();
    expect(await engine.search(everything, {})).toEqual(found(4));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('hands no search to a worker that does not know its index yet', async () => {
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

  it('replaces a worker that crashes once, and asks it what was open', async () => {
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

  it('fails clearly after a second crash, and starts no third', async () => {
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

  it('asks again for a worker whose script did not come, when asked again', async () => {
    const { started, makeWorker: make, miss } = silentWorkers();
    const engine = createEngineClient(askFacts, { makeWorker: make });
    for (const at of [0, 1, 2]) {
      const open = engine.search(everything, {});
      expect(started).toHaveLength(at + 1);
      miss(at);
      await expect(open).rejects.toThrow('could not be loaded');
    }
  });

  it('that is closed leaves nothing open', async () => {
    const { makeWorker: make } = silentWorkers();
    const engine = createEngineClient(askFacts, { makeWorker: make });
    const open = engine.search(everything, {});
    engine.close();
    await expect(open).rejects.toThrow('closed');
  });
});
