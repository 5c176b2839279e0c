import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDebounce } from './debounce.client.ts';

describe('createDebounce', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('runs only the last task, once nothing came for the whole delay', () => {
    const debounce = createDebounce(400);
    const ran: string[] = [];
    debounce.later(() => ran.push('first'));
    vi.advanceTimersByTime(399);
    debounce.later(() => ran.push('second'));
    vi.advanceTimersByTime(399);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(['second']);
  });

  it('runs nothing that was cancelled', () => {
    const debounce = createDebounce(300);
    let hasRun = false;
    debounce.later(() => {
      hasRun = true;
    });
    debounce.cancel();
    vi.runAllTimers();
    expect(hasRun).toBe(false);
  });
});
