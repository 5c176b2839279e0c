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
  it('separates the parts of a key', async () => {
    const { isFirst } = memory();
    expect(await isFirst('ab', 'c')).toBe(true);
    expect(await isFirst('a', 'bc')).toBe(true);
    expect(await isFirst('ab', 'c')).toBe(false);
  });

  it('calls one of two concurrent visits the first', async () => {
    const { isFirst } = memory();
    const answers = await Promise.all([isFirst('a'), isFirst('a')]);
    expect(answers.toSorted()).toEqual([false, true]);
  });

  it('changes the salt each day', async () => {
    const { isFirst, salts, waitHours } = memory();
    for (let hour = 0; hour < 48; hour += 1) {
      await isFirst('a');
      waitHours(1);
    }
    expect(salts).toEqual(['salt 0', 'salt 1']);
  });
});
