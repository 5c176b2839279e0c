import { describe, expect, it } from 'vitest';
import { simplifyLine } from './coast-outline.ts';

const at = (longitude: number, latitude: number) => ({ latitude, longitude });

describe('a simplified coast', () => {
  it('loses points on straight lines and keeps every corner', () => {
    const line = [at(0, 0), at(1, 0.001), at(2, 0), at(2, 1), at(2.001, 2), at(2, 3)];
    expect(simplifyLine(line, 0.01)).toEqual([at(0, 0), at(2, 0), at(2, 3)]);
  });

  it('keeps the shape of an island, which ends where it begins', () => {
    const island = [at(0, 0), at(4, 0), at(4, 4), at(0, 4), at(0, 0)];
    expect(simplifyLine(island, 0.5)).toEqual(island);
  });

  it.each([[[]], [[at(1, 1)]], [[at(1, 1), at(2, 2)]]])('leaves %j unchanged', (line) => {
    expect(simplifyLine(line, 1)).toEqual(line);
  });
});
