import { describe, expect, it } from 'vitest';
import { byteLength, compareBytes } from './compare-text.ts';

const texts = ['', 'a', 'A', 'ab', 'é', '日', '\uffee', '🚗', 'a🚗', 'z\uffee', 'z🚗'];

describe('texts by their bytes', () => {
  it.each(texts)('%j is as long as in UTF-8', (text) =>
    expect(byteLength(text)).toBe(Buffer.byteLength(text)),
  );
  it('are ordered as UTF-8 is', () => {
    const byBytes = [...texts].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect([...texts].sort(compareBytes)).toEqual(byBytes);
  });
});
