import { describe, expect, it } from 'vitest';
import { isAnswering } from './is-running.build.ts';

const running = { connected: true, exitCode: null, signalCode: null, killed: false } as const;

describe('a started process', () => {
  it('is reported as running until it ends', () => {
    expect(isAnswering(running)).toBe(true);
  });

  it.each<[string, Partial<Parameters<typeof isAnswering>[0]>]>([
    ['it has ended by itself', { exitCode: 0 }],
    ['somebody has killed it, though its channel is open still', { signalCode: 'SIGKILL' }],
    ['it has been sent a signal that ends it', { killed: true }],
    ['its channel is closed', { connected: false }],
  ])('does not when %s', (_, state) => {
    expect(isAnswering({ ...running, ...state })).toBe(false);
  });
});
