import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { mediaViews, openingView } from './media-views.ts';

const spinImages = ['/1.avif', '/2.avif'];
const spinInteriorImage = '/interior.avif';

describe('views of a vehicle', () => {
  it.each([
    ['photographs only', {}, 3, ['images']],
    ['everything', { spinImages, spinInteriorImage }, 3, ['spin', 'images', 'interior']],
    ['a spin without photographs', { spinImages }, 0, ['spin']],
    ['one frame, which is no spin', { spinImages: ['/1.avif'] }, 2, ['images']],
    ['an interior beside photographs', { spinInteriorImage }, 2, ['images', 'interior']],
    ['nothing at all', {}, 0, ['images']],
  ])('%s', (_, changes, slideCount, expected) => {
    expect(mediaViews(aVehicle(changes), slideCount)).toEqual(expected);
  });

  it.each([
    [['spin', 'images', 'interior'], 'spin', 'spin'],
    [['spin', 'images', 'interior'], 'images', 'images'],
    [['images', 'interior'], 'spin', 'images'],
    [['spin', 'interior'], 'images', 'spin'],
    [['interior'], 'spin', 'interior'],
  ] as const)('%j with the preference %s opens %s', (views, preferred, expected) => {
    expect(openingView(views, preferred)).toBe(expected);
  });
});
