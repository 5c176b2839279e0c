import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import defaults from '../../../tenants/_defaults/gallery.json' with { type: 'json' };
import { gallerySchema } from '../../tenant/settings/gallery.schema.ts';
import { hand } from '../../ui/handed.ts';
import { aVehicle } from '../a-vehicle.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { Gallery } from './Gallery.island.tsx';
import { galleryFacts } from './gallery-facts.ts';
import { gallerySlides } from './slides.ts';

const { $schema: _, ...gallery } = defaults;
const images = { urlTemplate: '{stem}-{width}.{ext}', widths: [480, 960], quality: 75 };
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `/photos/${index + 1}.jpg`, thumbUrl: null }));

function html(changes: Partial<Vehicle>, isFirstView = true): string {
  const vehicle = aVehicle({ name: '2021 Mazda CX-5', ...changes });
  const settings = { gallery: v.parse(gallerySchema, gallery), images };
  const facts = galleryFacts(vehicle, gallerySlides(vehicle), settings, isFirstView);
  return renderToStaticMarkup(<Gallery facts={hand('facts', facts)} />);
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe('the gallery as it is built', () => {
  it.each([
    [1, 0, 0],
    [2, 0, 2],
    [3, 0, 2],
    [4, 4, 2],
    [40, 40, 2],
  ])('%i photographs: %i thumbnails, %i arrows, every photograph in the page', (total, thumbs, arrows) => {
    const built = html({ images: photos(total) });
    expect(count(built, /<li id="photo-/g)).toBe(total);
    expect(count(built, /<a [^>]*href="#photo-/g)).toBe(thumbs);
    expect(count(built, /data-step=/g)).toBe(arrows);
    expect(built).toContain(`alt="2021 Mazda CX-5, ${total}/${total}"`);
  });

  it('loads the first two photographs with priority, when it is what the page opens with', () => {
    const eager = (built: string) =>
      [...built.matchAll(/<img[^>]*alt="2021[^>]*>/g)].map(([img]) => /loading="(\w+)"/.exec(img)?.[1]);
    expect(eager(html({ images: photos(4) }))).toEqual(['eager', 'eager', 'lazy', 'lazy']);
    expect(count(html({ images: photos(4) }), /<img[^>]*fetchPriority="high"/g)).toBe(2);
    expect(eager(html({ images: photos(4) }, false))).toEqual(['lazy', 'lazy', 'lazy', 'lazy']);
  });

  it('says how many there are, not which one it is, as the browser may have scrolled', () => {
    const built = html({ images: photos(5) });
    expect(built).toMatch(/<span aria-hidden="true"[^>]*>5<\/span>/);
    expect(built).not.toContain('1 of 5');
  });

  it('contacts no video platform: a link to the film, its name and who would be contacted', () => {
    const built = html({ images: photos(2), externalVideoUrl: 'https://youtu.be/dQw4w9WgXcQ?t=3' });
    expect(built).not.toContain('<iframe');
    expect(built).not.toMatch(/src="[^"]*youtu/);
    expect(built).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(built).toContain('contact youtube-nocookie.com');
  });

  it('has a film as a muted loop in the page, which loads nothing before it plays', () => {
    const [film = ''] = html({ images: photos(2), videoUrl: '/films/walk.webm' }).match(/<video[^>]*>/) ?? [];
    for (const attribute of ['muted', 'loop', 'playsInline', 'controls'])
      expect(film).toContain(`${attribute}=""`);
    expect(film).toContain('preload="none"');
    expect(film).toContain('poster="/photos/1-960.jpg"');
    expect(film).not.toContain('autoplay');
  });

  it('writes what a feed says as text', () => {
    const built = html({ name: '"><script>alert(1)</script>', images: photos(4) });
    expect(built).not.toContain('<script>alert');
  });
});
