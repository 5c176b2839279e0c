import { expect, it } from 'vitest';
import { mayAutoplay } from './may-autoplay.ts';

const silent = {
  isMotionReduced: false,
  isHandheld: false,
  saveData: undefined,
  type: undefined,
  effectiveType: undefined,
};

it.each([
  ['a browser that tells nothing', silent, true],
  ['a fast wire', { ...silent, saveData: false, type: 'wifi', effectiveType: '4g' }, true],
  ['less motion wished', { ...silent, isMotionReduced: true }, false],
  ['a phone', { ...silent, isHandheld: true }, false],
  ['less data wished', { ...silent, saveData: true }, false],
  ['a phone’s connection', { ...silent, type: 'cellular', effectiveType: '4g' }, false],
  ['a slow connection', { ...silent, effectiveType: '3g' }, false],
])('with %s autoplay is allowed: %s', (_, circumstances, may) => {
  expect(mayAutoplay(circumstances)).toBe(may);
});
