import { describe, expect, it } from 'vitest';
import { files, isTest, textOf } from './repository.ts';

/**
 * Lines of all `.client.ts` files. Interactive parts belong in React components, so this number only decreases:
 * whoever removes lines lowers it in the same commit. The goal was two thousand.
 */
const maxLines = 1374;
const slack = 50;

describe('browser scripts outside islands', () => {
  const scripts = files.filter((file) => file.endsWith('.client.ts') && !isTest(file));
  const lines = scripts.reduce((total, file) => total + textOf(file).split('\n').length - 1, 0);

  it(`have at most ${maxLines} lines together`, () => {
    expect(
      lines,
      'New behaviour belongs into a React component, not into a .client.ts file.',
    ).toBeLessThanOrEqual(maxLines);
  });

  it('never grow again', () => {
    const advice = `The .client.ts files have ${lines} lines now: lower maxLines in this test to ${lines}.`;
    expect(maxLines - lines, advice).toBeLessThan(slack);
  });
});
