import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

describe('the gate', () => {
  it('lets as many in as it is told, in the order in which they came, and one for each that leaves', async () => {
    const run = createGate(2);
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
});
