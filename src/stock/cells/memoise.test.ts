import { expect, it } from 'vitest';
import { memoise } from './memoise.ts';

it('calls the function once for each text, and limits the cache', () => {
  const asked: string[] = [];
  const length = memoise((text) => {
    asked.push(text);
    return text === '' ? null : text.length;
  });
  expect([length('kia'), length('kia'), length(''), length('')]).toEqual([3, 3, null, null]);
  expect(asked).toEqual(['kia', '']);
  for (let index = 0; index < 30_000; index++) length(String(index));
  expect(length('kia')).toBe(3);
  expect(asked.filter((text) => text === 'kia')).toHaveLength(2);
});
