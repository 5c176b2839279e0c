import { describe, expect, it } from 'vitest';
import { createWorkQueue, QueueFull } from './work-queue.ts';

describe('the queue', () => {
  it('runs as many tasks as allowed, in order, and one for each that ends', async () => {
    const run = createWorkQueue({ concurrency: 2 });
    const started: number[] = [];
    const doors = [0, 1, 2, 3].map(() => Promise.withResolvers<number>());
    const results = doors.map((door, index) =>
      run(() => {
        started.push(index);
        return door.promise;
      }),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    doors[1]?.resolve(1);
    expect(await results[1]).toBe(1);
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    doors[0]?.reject(new Error('out of paper'));
    await expect(results[0]).rejects.toThrow('out of paper');
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2, 3]);
    doors[2]?.resolve(2);
    doors[3]?.resolve(3);
    expect(await Promise.all(results.slice(2))).toEqual([2, 3]);
    expect(await run(async () => 'again')).toBe('again');
  });

  it('rejects when too many are waiting, and accepts again afterwards', async () => {
    const run = createWorkQueue({ concurrency: 1, maxWaiting: 2 });
    const door = Promise.withResolvers<string>();
    const taken = [0, 1, 2].map(() => run(() => door.promise));
    await expect(run(async () => 'too much')).rejects.toThrow(QueueFull);
    door.resolve('done');
    expect(await Promise.all(taken)).toEqual(['done', 'done', 'done']);
    expect(await run(async () => 'again')).toBe('again');
  });
});
