import { expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { interiorData } from './interior/interior-data.ts';
import { spinData } from './spin-data.ts';
import { lookingText, turnedText } from './turn-text.ts';

const sides = {
  front: 'front',
  frontRight: 'front right',
  right: 'right side',
  rearRight: 'rear right',
  rear: 'rear',
  rearLeft: 'rear left',
  left: 'left side',
  frontLeft: 'front left',
};
const texts = {
  turned: 'Turned {degrees} degrees, {side}',
  sides,
  play: 'Turn once',
  pause: 'Stop',
  looking: '{degrees} degrees, {direction}',
  directions: { ahead: 'ahead', right: 'right', back: 'back', left: 'left' },
};
type Texts = Parameters<typeof spinData>[1]['texts'];
const unused: Omit<Texts, keyof typeof texts> = {
  label: '',
  hint: '',
  turnLeft: '',
  turnRight: '',
  loading: '',
  failed: '',
  showImages: '',
  retry: '',
  spots: '',
  spot: '',
  noScript: '',
  interiorLabel: '',
  interiorHint: '',
  lookLeft: '',
  lookRight: '',
  interiorLoading: '',
  interiorFailed: '',
};
const settings = {
  autoRotate: false,
  autoRotateMs: 100,
  pixelsPerFrame: 20,
  framesTurn: 'left',
  frontAngle: 90,
  interiorFieldOfView: 90,
  interiorHorizon: 42,
  texts: { ...unused, ...texts },
} as const;

const vehicle = aVehicle({
  spinImages: ['/right.avif', '/front.avif', '/left.avif', '/rear.avif'],
  hotspots: {
    exterior: [
      { id: 'lamp', description: 'Lamp', positions: [{ activeAngle: 180, posX: 10.2, posY: 19.9 }] },
      { id: 'none', description: 'Never in sight', positions: [] },
    ],
    interior: [
      { id: 'seat', description: 'Seat', positions: [{ activeAngle: 90, posX: 75, posY: 60 }] },
      { id: 'none', description: 'Nowhere', positions: [] },
    ],
  },
});

it('the frames begin with the front, and hotspots are at the angles to which the shopper turns', () => {
  const data = spinData(vehicle, settings);
  expect(data.frames).toEqual(['/front.avif', '/right.avif', '/rear.avif', '/left.avif']);
  expect(data.frames[data.step]).toBe('/right.avif');
  expect(data.spots).toEqual([[[3, [10], [20]]], []]);
});

it('the angle is described in words', () => {
  const data = spinData(vehicle, settings);
  expect([0, 1, 2, 3, 4].map((step) => turnedText(step, data))).toEqual([
    'Turned 0 degrees, front',
    'Turned 90 degrees, right side',
    'Turned 180 degrees, rear',
    'Turned 270 degrees, left side',
    'Turned 0 degrees, front',
  ]);
});

it('the interior has its horizon and the positions of its hotspots', () => {
  const data = interiorData(vehicle, settings);
  expect(data.horizon).toBe(0.42);
  expect(data.spots).toEqual([{ x: 75, y: 60 }, null]);
  expect([0, 90, 359.7].map((yaw) => lookingText(yaw, data))).toEqual([
    '0 degrees, ahead',
    '90 degrees, right',
    '0 degrees, ahead',
  ]);
});
