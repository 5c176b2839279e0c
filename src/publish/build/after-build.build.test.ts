import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveForLater, settled } from './after-build.build.ts';

describe('what is left for when a site is built', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is done when that is asked for, once and in its order', async () => {
    const done: string[] = [];
    leaveForLater(() => void done.push('first'));
    leaveForLater(() => void done.push('second'));
    expect(done).toEqual([]);
    await settled();
    await settled();
    expect(done).toEqual(['first', 'second']);
  });

  it('says what could not be kept, and does the rest', async () => {
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
