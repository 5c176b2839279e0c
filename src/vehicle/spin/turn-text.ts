import { fill } from '../../values/fill.ts';
import type { InteriorData } from './interior/interior-data.ts';
import { directionAt, wrapYaw } from './interior/panorama.ts';
import type { SpinData } from './spin-data.ts';
import { degreesOf, sideAt } from './turning.ts';

/** The slider's value as text: "Turned 90 degrees, right side". */
export function turnedText(
  step: number,
  { frames, turned, sides }: Pick<SpinData, 'frames' | 'turned' | 'sides'>,
) {
  const degrees = degreesOf(step, frames.length);
  return fill(turned, { degrees: Math.round(degrees), side: sides[sideAt(degrees)] });
}

export function lookingText(
  yaw: number,
  { looking, directions }: Pick<InteriorData, 'looking' | 'directions'>,
) {
  return fill(looking, { degrees: Math.round(wrapYaw(yaw)) % 360, direction: directions[directionAt(yaw)] });
}
