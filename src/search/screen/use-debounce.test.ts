// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebounce } from './use-debounce.ts';

const debounced = (delayMs: number) => renderHook(() => useDebounce(delayMs));

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
});
