// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebounce } from './use-debounce.ts';

const debounced = (delayMs: number, pending?: Set<() => void>) =>
  renderHook(() => useDebounce(delayMs, pending));

describe('useDebounce', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('runs only the last task, once there was none for the whole delay', () => {
    const { later } = debounced(400).result.current;
    const ran: string[] = [];
    later(() => ran.push('first'));
    vi.advanceTimersByTime(399);
    later(() => ran.push('second'));
    vi.advanceTimersByTime(399);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(['second']);
  });

  it('runs no cancelled task, and none after unmounting', () => {
    const { result, unmount } = debounced(300);
    const task = vi.fn();
    result.current.later(task);
    result.current.cancel();
    vi.runAllTimers();
    result.current.later(task);
    unmount();
    vi.runAllTimers();
    expect(task).not.toHaveBeenCalled();
  });

  it('keeps a waiting task in the given set, and runs it only once if it was run from there', () => {
    const pending = new Set<() => void>();
    const { later, cancel } = debounced(400, pending).result.current;
    const task = vi.fn();
    later(vi.fn());
    later(task);
    expect(pending.size).toBe(1);
    for (const run of pending) run();
    vi.runAllTimers();
    expect(task).toHaveBeenCalledOnce();
    later(task);
    cancel();
    expect(pending.size).toBe(0);
  });
});
