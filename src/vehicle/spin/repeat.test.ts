import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs the task a number of times at equal intervals, then reports the end', () => {
  const task = vi.fn();
  const done = vi.fn();
  repeat(36, 100, task, done);
  vi.advanceTimersByTime(3599);
  expect(task).toHaveBeenCalledTimes(35);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(36);
  expect(done).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(task).toHaveBeenCalledTimes(36);
});

it('stops when told to', () => {
  const task = vi.fn();
  const stop = repeat(36, 100, task, () => undefined);
  vi.advanceTimersByTime(500);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(task).toHaveBeenCalledTimes(5);
});
