import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { failureText, hasCode, isDiskFull, isOutOfMemory } from './error-code.ts';

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

  it('says what to do about a full disk or a read-only one, and else where it happened', () => {
    const places = { outDir: '/dist', dataDir: '/data' };
    expect(failureText(errorWith('ENOSPC'), places)).toMatch(/^The disk of \/dist or \/data is full\./);
    for (const code of ['EROFS', 'EACCES', 'EPERM']) {
      expect(failureText(errorWith(code), places)).toMatch(
        new RegExp(`^A file may not be written or read \\(${code}\\)\\. Correct [^\\n]*$`),
      );
    }
    expect(failureText(errorWith('EXDEV'), places)).toContain('error-code.test.ts');
  });

  it('shows that a worker thread exceeded its memory limit', async () => {
    const greedy = 'const kept = []; for (;;) kept.push(new Array(1000).fill(Math.random()));';
    const worker = new Worker(greedy, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 20 } });
    const [error] = await once(worker, 'error');
    expect(isOutOfMemory(error)).toBe(true);
    expect(isOutOfMemory(errorWith('ENOSPC'))).toBe(false);
  });
});
