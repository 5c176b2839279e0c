import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inSteps,
  isTooBroken,
  type Round,
  sideAt,
  standIns,
  stepAfterDrag,
  stepAfterKey,
  stepOfFrame,
  turnedAt,
} from './turning.ts';

/** The front is in frame 32, and the near side moves to the left from frame to frame. */
const leftwards: Round = { count: 36, framesTurn: 'left', frontAngle: 320 };
const rightwards: Round = { count: 36, framesTurn: 'right', frontAngle: 0 };

describe('steps', () => {
  it.each([
    ['the nose is the first step', 32, leftwards, 0],
    ['one picture before it the car has turned one step to the right', 31, leftwards, 1],
    ['one picture after it, one step to the left', 33, leftwards, 35],
    ['the first picture of a supplier who begins three quarters from the front', 0, leftwards, 32],
    ['a supplier who begins at the front and turns to the right', 9, rightwards, 9],
    ['24 pictures, nose at 90 degrees', 7, { count: 24, framesTurn: 'right', frontAngle: 90 } as const, 1],
  ])('%s', (_, frame, round, step) => {
    expect(stepOfFrame(frame, round)).toBe(step);
  });

  it("order a supplier's frames in the direction in which a shopper turns the car", () => {
    const round: Round = { count: 4, framesTurn: 'left', frontAngle: 90 };
    expect(inSteps(['left', 'front', 'right', 'rear'].slice(), { ...round, framesTurn: 'right' })).toEqual([
      'front',
      'right',
      'rear',
      'left',
    ]);
    expect(inSteps(['right', 'front', 'left', 'rear'], round)).toEqual(['front', 'right', 'rear', 'left']);
  });

  it.each([
    [320, leftwards, 0],
    [310, leftwards, 10],
    [0, leftwards, 320],
    [45, rightwards, 45],
  ])("a supplier's %d degrees", (angle, round, turned) => {
    expect(turnedAt(angle, round)).toBe(turned);
  });

  it('and angles correspond for every frame of any spin', () => {
    const rounds = fc.record({
      count: fc.integer({ min: 2, max: 120 }),
      framesTurn: fc.constantFrom('left' as const, 'right' as const),
      frontAngle: fc.integer({ min: 0, max: 359 }),
    });
    fc.assert(
      fc.property(rounds, fc.nat(), (round, any) => {
        const frame = any % round.count;
        const degrees = turnedAt((frame * 360) / round.count, round);
        const difference = Math.abs(degrees - (stepOfFrame(frame, round) * 360) / round.count);
        expect(Math.min(difference, 360 - difference)).toBeCloseTo(0, 6);
      }),
    );
  });
});

describe('dragging', () => {
  it.each([
    [0, 19, 0],
    [0, 20, 1],
    [0, 39, 1],
    [0, -20, 35],
    [0, -19, 0],
    [35, 20, 0],
    [30, 400, 14],
    [0, 36 * 20, 0],
    [5, -36 * 20 * 3, 5],
  ])('from step %d by %d px gives step %d: 20 px a frame, in a circle', (from, px, step) => {
    expect(stepAfterDrag(from, px, 20, 36)).toBe(step);
  });
});

describe('the keyboard', () => {
  it.each([
    ['ArrowRight', 35, 36, 0],
    ['ArrowUp', 3, 36, 4],
    ['ArrowLeft', 0, 36, 35],
    ['ArrowDown', 3, 36, 2],
    ['PageUp', 0, 24, 3],
    ['PageDown', 0, 24, 21],
    ['PageUp', 0, 4, 1],
    ['Home', 17, 36, 0],
    ['End', 17, 36, 35],
    ['Tab', 17, 36, null],
    ['toString', 17, 36, null],
  ])('%s at step %d of %d gives %s', (key, step, count, next) => {
    expect(stepAfterKey(key, step, count)).toBe(next);
  });
});

describe('the visible side', () => {
  it.each([
    [0, 'front'],
    [22, 'front'],
    [23, 'frontRight'],
    [90, 'right'],
    [180, 'rear'],
    [270, 'left'],
    [320, 'frontLeft'],
    [338, 'front'],
    [360, 'front'],
  ])('after %d degrees to the right is the %s', (degrees, side) => {
    expect(sideAt(degrees)).toBe(side);
  });
});

describe('missing frames', () => {
  const good = (text: string) => [...text].map((letter) => letter === '#');

  it.each([
    ['####', [0, 1, 2, 3]],
    ['#.##', [0, 0, 2, 3]],
    ['.###', [3, 1, 2, 3]],
    ['#...#', [0, 0, 0, 4, 4]],
    ['....', []],
  ])('of %s are replaced by the nearest one, the earlier of two', (frames, shown) => {
    expect(standIns(good(frames))).toEqual(shown);
  });

  it('are never shown', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 72 }), (isGood) => {
        const shown = standIns(isGood);
        expect(shown).toHaveLength(isGood.includes(true) ? isGood.length : 0);
        expect(shown.every((index) => isGood[index])).toBe(true);
      }),
    );
  });

  it.each([
    ['##..', false],
    ['#...', true],
    ['#.', false],
    ['...', true],
  ])('in %s: too many are missing: %s', (frames, isTooMany) => {
    expect(isTooBroken(good(frames))).toBe(isTooMany);
  });
});
