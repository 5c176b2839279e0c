import { describe, expect, it } from 'vitest';
import { type ImageSettings, imageSource, imageUrl } from './image-url.ts';

const photo = 'https://photos.example/2026/ute.final.jpg';
const settings = (urlTemplate: string | null): ImageSettings => ({
  urlTemplate,
  widths: [960, 480],
  quality: 75,
});

describe('imageUrl', () => {
  it.each([
    ['{stem}-{width}.{ext}', photo, 'https://photos.example/2026/ute.final-480.jpg'],
    ['{stem}-{width}.{ext}', '/stock-photos/ute.avif', '/stock-photos/ute-480.avif'],
    ['{stem}@{width}{ext}', 'https://photos.example/v1.2/ute', 'https://photos.example/v1.2/ute@480'],
    [
      'https://img.example/w_{width},h_{height},q_{quality}/{url}',
      photo,
      'https://img.example/w_480,h_320,q_75/https%3A%2F%2Fphotos.example%2F2026%2Fute.final.jpg',
    ],
    ['https://cdn.example{path}?w={width}', photo, 'https://cdn.example/2026/ute.final.jpg?w=480'],
    ['https://cdn.example{path}?w={width}', '/own.jpg', 'https://cdn.example/own.jpg?w=480'],
    ['{path}?w={width}&fit={mode}', '/own.jpg', '/own.jpg?w=480&fit={mode}'],
  ])('with the template %s for %s is %s', (template, url, expected) => {
    expect(imageUrl(url, 480, 3 / 2, settings(template))).toBe(expected);
  });

  it('is the unchanged address without an image service', () => {
    expect(imageUrl(photo, 480, 1.5, settings(null))).toBe(photo);
  });

  it('requests whole pixels', () => {
    expect(imageUrl('/a.jpg', 480, 16 / 9, settings('{width}x{height}'))).toBe('480x270');
  });
});

describe('the aspect ratio to crop a picture to', () => {
  it.each([
    [3 / 2, '3:2'],
    [600 / 400, '3:2'],
    [16 / 9, '16:9'],
    [1, '1:1'],
    [1200 / 630, '40:21'],
  ])('of %s is %s', (aspect, crop) => {
    expect(imageUrl('/a.jpg', 480, aspect, settings('{path}?w={width}&crop={crop}'))).toBe(
      `/a.jpg?w=480&crop=${crop}`,
    );
  });
});

describe('imageSource', () => {
  it('offers every width in ascending order, with the lower middle one as fallback without srcset', () => {
    expect(
      imageSource('/a.jpg', 1.5, { urlTemplate: '/{width}{path}', widths: [1600, 480, 960], quality: 1 }),
    ).toEqual({
      src: '/960/a.jpg',
      srcSet: '/480/a.jpg 480w, /960/a.jpg 960w, /1600/a.jpg 1600w',
    });
    expect(imageSource('/a.jpg', 1.5, settings('/{width}{path}')).src).toBe('/480/a.jpg');
  });

  it('has a single address without an image service', () => {
    expect(imageSource(photo, 1.5, settings(null))).toEqual({ src: photo, srcSet: undefined });
  });

  it('has no widths for a drawing, which is sharp at any size', () => {
    expect(imageSource('/yard.svg?2', 1.5, settings('{width}'))).toEqual({
      src: '/yard.svg?2',
      srcSet: undefined,
    });
  });

  it("does not change the order of the dealer's widths", () => {
    const widths = [960, 480];
    imageSource('/a.jpg', 1.5, { ...settings('{width}'), widths });
    expect(widths).toEqual([960, 480]);
  });
});
