import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExclusiveWork } from './exclusive-work.ts';

describe('work that runs alone or in parallel', () => {
  it('runs in parallel unless it wants to run alone, and all of it is done', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.record({ isAlone: fc.boolean(), fails: fc.boolean() }), { maxLength: 12 }),
        async (scheduler, wanted) => {
          const exclusive = createExclusiveWork();
          const running = new Set<{ isAlone: boolean }>();
          let finished = 0;
          /** How much work was running whenever exclusive work was among it. */
          const companies: number[] = [];
          const all = wanted.map(async ({ isAlone, fails }) => {
            const work = async () => {
              const self = { isAlone };
              running.add(self);
              if ([...running].some((other) => other.isAlone)) companies.push(running.size);
              await scheduler.schedule(Promise.resolve());
              running.delete(self);
              finished += 1;
              if (fails) throw new Error('failed');
            };
            // Requests arrive while other work is running.
            await scheduler.schedule(Promise.resolve());
            return (isAlone ? exclusive.alone(work) : exclusive.parallel(work)).catch(() => undefined);
          });
          await scheduler.waitFor(Promise.all(all));
          expect(finished).toBe(wanted.length);
          expect(companies.filter((size) => size > 1)).toEqual([]);
        },
      ),
    );
  });
});
