import { describe, expect, it } from 'vitest';
import { files, isTest, textOf } from './repository.ts';

/**
 * The lines of all `.client.ts` files. What a person operates moves into React components, so this only shrinks:
 * whoever removes lines lowers the number in the same commit. Two thousand is the goal.
 */
const mostLines = 1326;
const slack = 50;

describe('scripts for the browser beside the islands', () => {
  const scripts = files.filter((file) => file.endsWith('.client.ts') && !isTest(file));
  const lines = scripts.reduce((total, file) => total + textOf(file).split('\n').length - 1, 0);

  it(`have at most ${mostLines} lines together`, () => {
    expect(
      lines,
      'New behaviour belongs into a React component, not into a .client.ts file.',
    ).toBeLessThanOrEqual(mostLines);
  });

  it('never grow back', () => {
    const advice = `The .client.ts files have ${lines} lines now: lower mostLines in this test to ${lines}.`;
    expect(mostLines - lines, advice).toBeLessThan(slack);
  });
});
