import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveForLater, settled } from './after-build.build.ts';

describe('work deferred until a site is built', () => {
  afterEach(() => vi.restoreAllMocks());

  it('runs once, in order, when the next build or the end of the process asks for it', async () => {
    const done: string[] = [];
    leaveForLater(() => void done.push('first'));
    leaveForLater(() => void done.push('second'));
    expect(done).toEqual([]);
    await settled();
    await settled();
    expect(done).toEqual(['first', 'second']);
  });

  it('reports what could not be stored and does the rest', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const rest = vi.fn();
    leaveForLater(() => {
      throw new Error('ENOSPC: no space left on device');
    });
    leaveForLater(rest);
    await settled();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no space left on device'));
    expect(rest).toHaveBeenCalledOnce();
  });
});
