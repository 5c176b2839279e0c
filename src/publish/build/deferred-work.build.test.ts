import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferredWorkDone, deferWork } from './deferred-work.build.ts';

describe('work deferred until a site is built', () => {
  afterEach(() => vi.restoreAllMocks());

  it('runs once, in order, when the next build or the end of the process asks for it', async () => {
    const done: string[] = [];
    deferWork(() => void done.push('first'));
    deferWork(() => void done.push('second'));
    expect(done).toEqual([]);
    await deferredWorkDone();
    await deferredWorkDone();
    expect(done).toEqual(['first', 'second']);
  });

  it('reports what could not be stored and does the rest', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const rest = vi.fn();
    deferWork(() => {
      throw new Error('ENOSPC: no space left on device');
    });
    deferWork(rest);
    await deferredWorkDone();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no space left on device'));
    expect(rest).toHaveBeenCalledOnce();
  });
});
