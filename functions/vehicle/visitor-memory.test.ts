import { describe, expect, it } from 'vitest';
import { createVisitorMemory } from './visitor-memory.ts';

function memory() {
  let nowMs = 0;
  const salts: string[] = [];
  const isFirst = createVisitorMemory({
    now: () => nowMs,
    newSalt: () => {
      salts.push(`salt ${salts.length}`);
      return salts.at(-1) ?? '';
    },
  });
  const waitHours = (hours: number) => {
    nowMs += hours * 3_600_000;
  };
  return { isFirst, salts, waitHours };
}

describe('the memory of visitors', () => {
  it('does not take the end of one thing for the beginning of another', async () => {
    const { isFirst } = memory();
    expect(await isFirst('ab', 'c')).toBe(true);
    expect(await isFirst('a', 'bc')).toBe(true);
    expect(await isFirst('ab', 'c')).toBe(false);
  });

  it('calls one of two at the same moment the first, whichever it is', async () => {
    const { isFirst } = memory();
    const answers = await Promise.all([isFirst('a'), isFirst('a')]);
    expect(answers.toSorted()).toEqual([false, true]);
  });

  it('has another salt each day, not each hour', async () => {
    const { isFirst, salts, waitHours } = memory();
    for (let hour = 0; hour < 48; hour += 1) {
      await isFirst('a');
      waitHours(1);
    }
    expect(salts).toEqual(['salt 0', 'salt 1']);
  });
});
