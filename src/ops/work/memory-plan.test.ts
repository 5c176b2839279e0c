import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { megabytesOf, planMemory, verdictOn } from './memory-plan.ts';

describe('the memory plan', () => {
  it('plans as many processes as there are cores and as fit into the memory', () => {
    expect(planMemory({ memoryMegabytes: 4096, cores: 8, wanted: null }).workers).toBe(3);
    expect(planMemory({ memoryMegabytes: 16_384, cores: 4, wanted: null }).workers).toBe(4);
    expect(planMemory({ memoryMegabytes: 16_384, cores: 4, wanted: 1 }).workers).toBe(1);
    expect(planMemory({ memoryMegabytes: 700, cores: 4, wanted: 9 }).workers).toBe(1);
  });

  it('never plans more memory than there is', () => {
    const megabytes = fc.integer({ min: 600, max: 500_000 });
    fc.assert(
      fc.property(megabytes, fc.integer({ min: 1, max: 64 }), (memoryMegabytes, cores) => {
        const { workers, shareMegabytes } = planMemory({ memoryMegabytes, cores, wanted: null });
        expect(workers * shareMegabytes).toBeLessThanOrEqual(memoryMegabytes);
      }),
    );
  });

  it.each([
    ['4g', 4096],
    ['1500m', 1500],
    ['1.5G', 1536],
    ['900', 900],
    ['0', null],
    ['-4g', null],
    ['4gb', null],
    ['', null],
  ])('reads %s as %s MB', (text, megabytes) => {
    expect(megabytesOf(text)).toBe(megabytes);
  });

  it('replaces a process that exceeds its share, and kills one that exceeds it by far', () => {
    expect([1000, 1001, 1500, 1501].map((megabytes) => verdictOn(megabytes, 1000))).toEqual([
      'keep',
      'replace',
      'replace',
      'kill',
    ]);
  });
});
