import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../a-vehicle.fixture.ts';
import { gallerySlides, hasThumbnails, slideAlt } from './slides.ts';

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: `https://img.example/${index + 1}.jpg`,
    thumbUrl: null,
  }));

describe('slides', () => {
  it('are the photos in order, each with a thumbnail', () => {
    const images = [
      { url: '/a.jpg', thumbUrl: '/a-small.jpg' },
      { url: '/b.jpg', thumbUrl: null },
    ];
    expect(gallerySlides(aVehicle({ images }))).toEqual([
      { kind: 'photo', url: '/a.jpg', thumbUrl: '/a-small.jpg' },
      { kind: 'photo', url: '/b.jpg' },
    ]);
  });

  it('keep what the feed says of a photo', () => {
    const notes = [{ x: 20, y: 60, text: 'Scratch' }];
    const images = [{ url: '/a.jpg', thumbUrl: null, group: 'Exterior', notes }];
    expect(gallerySlides(aVehicle({ images }))).toEqual([
      { kind: 'photo', url: '/a.jpg', group: 'Exterior', notes },
    ]);
  });

  it.each([
    ['a film on a platform', { externalVideoUrl: 'https://youtu.be/dQw4w9WgXcQ' }, 'embed'],
    ['a film as a file', { videoUrl: '/film.webm' }, 'film'],
    [
      'both, of which the platform has it first',
      { externalVideoUrl: 'https://youtu.be/dQw4w9WgXcQ', videoUrl: '/film.webm' },
      'embed',
    ],
    [
      'a file, when the other address is on no known platform',
      { externalVideoUrl: 'https://films.example/1', videoUrl: '/film.webm' },
      'film',
    ],
    ['a file elsewhere', { externalVideoUrl: 'https://cdn.example.com/walk.MP4?key=1' }, 'film'],
    [
      "a platform's file, which needs no frame",
      { externalVideoUrl: 'https://player.vimeo.com/external/123456789.hd.mp4?s=ab12' },
      'film',
    ],
    ['a file on its own site', { externalVideoUrl: '/films/walk.mov' }, 'film'],
  ])('end with the video of a vehicle that has %s', (_, changes, kind) => {
    const slides = gallerySlides(aVehicle({ images: photos(2), ...changes }));
    expect(slides.map((slide) => slide.kind)).toEqual(['photo', 'photo', kind]);
  });

  it('do not include a video of an unknown platform', () => {
    const slides = gallerySlides(
      aVehicle({ images: photos(2), externalVideoUrl: 'https://films.example/1' }),
    );
    expect(slides).toHaveLength(2);
  });

  it.each([
    [0, false],
    [3, false],
    [4, true],
    [40, true],
  ])('with %i photos: thumbnails %s', (count, expected) => {
    expect(hasThumbnails(gallerySlides(aVehicle({ images: photos(count) })))).toBe(expected);
  });

  it('have thumbnails for photos only, so a video is not the fourth one', () => {
    const slides = gallerySlides(aVehicle({ images: photos(3), videoUrl: '/film.webm' }));
    expect(hasThumbnails(slides)).toBe(false);
  });

  it("have the vehicle's name and their position as accessible name; a video has its own", () => {
    const slides = gallerySlides(aVehicle({ images: photos(2), videoUrl: '/film.webm' }));
    expect(slides.map((_, index) => slideAlt('2021 Mazda CX-5', index, slides, 'Video of {name}'))).toEqual([
      '2021 Mazda CX-5, 1/3',
      '2021 Mazda CX-5, 2/3',
      'Video of 2021 Mazda CX-5',
    ]);
  });
});
