import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { hasCode, isDiskFull, isOutOfMemory } from './error-code.ts';

const errorWith = (code: string) => Object.assign(new Error(code), { code });

describe('the code of an error', () => {
  it('is compared with a list', () => {
    expect(hasCode(errorWith('EXDEV'), ['EPERM', 'EXDEV'])).toBe(true);
    expect(hasCode(errorWith('EXDEV'), ['EPERM'])).toBe(false);
  });

  it.each([
    ['an error without one', new Error('EXDEV')],
    ['a string', 'EXDEV'],
    ['nothing', null],
  ])('is none of them for %s', (_, error) => {
    expect(hasCode(error, ['EXDEV'])).toBe(false);
  });

  it.each(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])('%s means a full disk', (code) => {
    expect(isDiskFull(errorWith(code))).toBe(true);
  });

  it('shows that a worker thread exceeded its memory limit', async () => {
    const greedy = 'const kept = []; for (;;) kept.push(new Array(1000).fill(Math.random()));';
    const worker = new Worker(greedy, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 20 } });
    const [error] = await once(worker, 'error');
    expect(isOutOfMemory(error)).toBe(true);
    expect(isOutOfMemory(errorWith('ENOSPC'))).toBe(false);
  });
});
