import { describe, expect, it } from 'vitest';
import { aFeedContext } from '#tests/fixtures/syndication/a-feed-context.ts';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import { feedPhotos, jpegPhotoPath, photoAtPath } from './feed-photo.ts';

const { settings } = aFeedContext();
const withPhotos = (...urls: string[]) => aVehicle({ images: urls.map((url) => ({ url, thumbUrl: null })) });
const photosOf = (...urls: string[]) => feedPhotos(withPhotos(...urls), 11, settings);

describe('feedPhotos', () => {
  it.each([
    ['https://images.example/1.jpg', 'https://images.example/1.jpg'],
    ['https://images.example/1.JPEG?w=9', 'https://images.example/1.JPEG?w=9'],
    ['https://images.example/a/1', 'https://images.example/a/1'],
    ['/photos/1.png', 'https://dealer.example/photos/1.png'],
    ['/photos/ä.png', 'https://dealer.example/photos/%C3%A4.png'],
  ])('%s is %s: an absolute address in ASCII', (url, address) => {
    expect(photosOf(url)).toEqual([address]);
  });

  it.each(['/photos/1.avif', 'https://images.example/1.webp', 'https://images.example/1.svg'])(
    'converts %s, which not all networks support, to JPEG',
    (url) => {
      const vehicle = withPhotos('/other.avif', url);
      const [, address = ''] = feedPhotos(vehicle, 11, settings);
      expect(address).toMatch(/^https:\/\/dealer\.example\/cars\/[a-z0-9-]+\/photo-[a-z0-9]+\.jpg$/);
      expect(photoAtPath(vehicle, new URL(address).pathname)).toBe(url);
    },
  );

  it('leaves out addresses that are invalid or longer than networks allow', () => {
    expect(photosOf('https://[/1.jpg', `https://images.example/${'a'.repeat(2000)}.jpg`)).toEqual([]);
  });
});

it('a photo that the vehicle no longer has gets no address', () => {
  expect(photoAtPath(withPhotos('/2.avif'), jpegPhotoPath(aVehicle(), '/1.avif'))).toBeNull();
});
