// @vitest-environment jsdom
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import defaults from '../../../tenants/_defaults/gallery.json' with { type: 'json' };
import { gallerySchema } from '../../tenant/settings/vehicle/gallery.schema.ts';
import { pageData } from '../../ui/hydration/page-data.ts';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { Gallery } from './Gallery.island.tsx';
import { galleryFacts } from './gallery-facts.ts';
import { gallerySlides } from './slides/slides.ts';

const { $schema: _, ...gallery } = defaults;
const images = { urlTemplate: '{stem}-{width}.{ext}', widths: [480, 960], quality: 75 };
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `/photos/${index + 1}.jpg`, thumbUrl: null }));

const settings = { gallery: v.parse(gallerySchema, gallery), images };
const texts = settings.gallery.photos;

function galleryOf(changes: Partial<Vehicle>, isFirstView = true) {
  const vehicle = aVehicle({ name: '2021 Mazda CX-5', ...changes });
  const facts = galleryFacts(vehicle, gallerySlides(vehicle), settings, isFirstView);
  return <Gallery facts={pageData('facts', facts)} />;
}

const html = (changes: Partial<Vehicle>, isFirstView?: boolean) =>
  renderToStaticMarkup(galleryOf(changes, isFirstView));

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe('the gallery as built', () => {
  it.each([
    [1, 0, 0],
    [2, 0, 2],
    [3, 0, 2],
    [4, 4, 2],
    [40, 40, 2],
  ])('with %i photos has %i thumbnails, %i arrows and every photo in the page', (total, thumbs, arrows) => {
    const built = html({ images: photos(total) });
    expect(count(built, /<li id="photo-/g)).toBe(total);
    expect(count(built, /<a [^>]*href="#photo-/g)).toBe(thumbs);
    expect(count(built, /class="photo-button photo-arrow/g)).toBe(arrows);
    expect(built).toContain(`alt="2021 Mazda CX-5, ${total}/${total}"`);
  });

  it('loads the first two photos with priority, if the page opens with them', () => {
    const eager = (built: string) =>
      [...built.matchAll(/<img[^>]*alt="2021[^>]*>/g)].map(([img]) => /loading="(\w+)"/.exec(img)?.[1]);
    expect(eager(html({ images: photos(4) }))).toEqual(['eager', 'eager', 'lazy', 'lazy']);
    expect(count(html({ images: photos(4) }), /<img[^>]*fetchPriority="high"/g)).toBe(2);
    expect(eager(html({ images: photos(4) }, false))).toEqual(['lazy', 'lazy', 'lazy', 'lazy']);
  });

  it('shows the number of photos without the current position, because the browser may have scrolled', () => {
    const built = html({ images: photos(5) });
    expect(built).toMatch(/<span aria-hidden="true"[^>]*>5<\/span>/);
    expect(built).not.toContain('1 of 5');
  });

  it('contacts no video platform: it has a link to the video with its name and platform', () => {
    const built = html({ images: photos(2), externalVideoUrl: 'https://youtu.be/dQw4w9WgXcQ?t=3' });
    expect(built).not.toContain('<iframe');
    expect(built).not.toMatch(/src="[^"]*youtu/);
    expect(built).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(built).toContain('contact youtube-nocookie.com');
  });

  it('shows a video as a muted loop, which loads nothing before it plays', () => {
    const [film = ''] = html({ images: photos(2), videoUrl: '/films/walk.webm' }).match(/<video[^>]*>/) ?? [];
    for (const attribute of ['muted', 'loop', 'playsInline', 'controls'])
      expect(film).toContain(`${attribute}=""`);
    expect(film).toContain('preload="none"');
    expect(film).toContain('poster="/photos/1-960.jpg"');
    expect(film).not.toContain('autoplay');
  });

  it('has the notes on a photo as text, each with a numbered mark on its place', () => {
    const notes = [
      { x: 20, y: 60, text: 'Scratch on the front door' },
      { x: 81.5, y: 40, text: 'Stone chip' },
    ];
    const built = html({ images: photos(2).map((photo) => ({ ...photo, notes })) });
    const noted = built.slice(built.indexOf('<ol'), built.indexOf('</ol>'));
    expect(noted.replace(/<span[^>]*aria-hidden[^>]*>[^<]*<\/span>/g, '').match(/[^<>]+(?=<\/li>)/g)).toEqual(
      ['Scratch on the front door', 'Stone chip'],
    );
    expect(noted).toContain('left:81.5%;top:40%');
  });

  it('escapes texts of the feed', () => {
    const built = html({ name: '"><script>alert(1)</script>', images: photos(4) });
    expect(built).not.toContain('<script>alert');
  });
});

describe('the gallery after hydration', () => {
  /** Triggers all observers of sizes and intersections. */
  let notifyObservers: (entry: object) => void;

  beforeEach(() => {
    const observed: [Element, (entries: object[]) => void][] = [];
    notifyObservers = (entry) =>
      act(() => {
        for (const [target, callback] of observed) callback([{ target, ...entry }]);
      });
    class Observer {
      readonly callback: (entries: object[]) => void;
      constructor(callback: (entries: object[]) => void) {
        this.callback = callback;
      }
      observe = (target: Element) => void observed.push([target, this.callback]);
      unobserve = () => {};
      disconnect = () => {};
    }
    vi.stubGlobal('ResizeObserver', Observer);
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    vi.stubGlobal('visualViewport', null);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
    Element.prototype.scrollTo = () => {};
    HTMLDialogElement.prototype.showModal = function open() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    HTMLMediaElement.prototype.play = vi.fn(async () => {});
    HTMLMediaElement.prototype.pause = vi.fn();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const button = (name: string) => screen.getByRole('button', { name });
  const strip = () => screen.getByRole('list', { name: texts.label.replace('{name}', '2021 Mazda CX-5') });
  const row = () => strip().parentElement ?? document.body;
  const isCarousel = () => row().hasAttribute('data-carousel');
  const scrollTo = (left: number) => fireEvent.scroll(Object.assign(row(), { scrollLeft: left }));
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const thumb = (name: string | RegExp) => screen.getAllByRole('link', { name }).at(-1) ?? document.body;

  it('follows arrows, keys and thumbnails, and stops at its ends', () => {
    render(galleryOf({ images: photos(5) }));
    expect(said()).toEqual(['']);
    fireEvent.click(button(texts.next));
    expect(said()).toEqual(['2 of 5']);
    fireEvent.keyDown(strip(), { key: 'End' });
    expect(said()).toEqual(['5 of 5']);
    expect(button(texts.next).getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(strip(), { key: 'ArrowRight' });
    expect(said()).toEqual(['5 of 5']);
    fireEvent.click(thumb('3/5'));
    expect(said()).toEqual(['3 of 5']);
    expect(thumb('3/5').getAttribute('aria-current')).toBe('true');
  });

  it('continues at the photo to which the browser has scrolled', () => {
    render(galleryOf({ images: photos(5) }));
    row().scrollLeft = 800;
    fireEvent.click(button(texts.next));
    expect(said()).toEqual(['4 of 5']);
    expect(row().scrollLeft).toBe(0);
  });

  it('follows the browser while it scrolls, in the counter and the thumbnails', () => {
    render(galleryOf({ images: photos(5) }));
    scrollTo(1200);
    expect(said()).toEqual(['4 of 5']);
    expect(thumb('4/5').getAttribute('aria-current')).toBe('true');
    expect(isCarousel()).toBe(false);
  });

  it('takes over the scroll position when the finger is lifted and the scrolling has ended', () => {
    vi.useFakeTimers();
    render(galleryOf({ images: photos(5) }));
    act(() => vi.advanceTimersByTime(1000));
    expect(isCarousel()).toBe(false);
    fireEvent.touchEnd(strip(), { touches: [] });
    act(() => vi.advanceTimersByTime(100));
    fireEvent.scroll(row());
    act(() => vi.advanceTimersByTime(100));
    expect(isCarousel()).toBe(false);
    act(() => vi.advanceTimersByTime(100));
    expect(isCarousel()).toBe(true);
    expect(said()).toEqual(['1 of 5']);
  });

  it('takes over when the mouse has turned its wheel, however the mouse is moved after that', () => {
    vi.useFakeTimers();
    render(galleryOf({ images: photos(5) }));
    fireEvent.wheel(row(), { deltaX: 400 });
    scrollTo(400);
    for (const _ of [1, 2]) {
      act(() => vi.advanceTimersByTime(100));
      fireEvent.mouseMove(document.body);
    }
    expect(isCarousel()).toBe(true);
    expect(said()).toEqual(['2 of 5']);
  });

  it('then moves one photo for each sideways turn of a wheel, and leaves other turns to the browser', () => {
    render(galleryOf({ images: photos(5) }));
    fireEvent.click(button(texts.next));
    expect(fireEvent.wheel(row(), { deltaX: 40 })).toBe(false);
    expect(fireEvent.wheel(row(), { deltaX: 400 })).toBe(false);
    expect(fireEvent.wheel(row(), { deltaX: 40, deltaY: 400 })).toBe(true);
    expect(said()).toEqual(['3 of 5']);
  });

  it('opens a photo full screen, and keeps the index in both views', async () => {
    render(galleryOf({ images: photos(5) }));
    fireEvent.click(button(texts.next));
    fireEvent.click(screen.getByRole('img', { name: '2021 Mazda CX-5, 2/5' }));
    const dialog = await screen.findByRole('dialog');
    expect(said()).toEqual(['2 of 5', '2 of 5']);
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(said()).toEqual(['3 of 5', '3 of 5']);
    fireEvent.click(button(texts.close));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(said()).toEqual(['3 of 5']);
    expect(document.activeElement).toBe(button(texts.fullscreen));
  });

  it('magnifies a photo by a double tap in the full-screen view, until another one or another photo', async () => {
    render(galleryOf({ images: photos(5) }));
    fireEvent.click(button(texts.fullscreen));
    const dialog = await screen.findByRole('dialog');
    const photo = (place: number) => within(dialog).getByRole('img', { name: `2021 Mazda CX-5, ${place}/5` });
    const isMagnified = () => dialog.querySelector('[data-magnified]') !== null;
    let now = 0;
    const tap = (place: number, afterMs: number, clientX = 100) => {
      now += afterMs;
      const event = createEvent.click(photo(place), { clientX });
      Object.defineProperty(event, 'timeStamp', { value: now });
      fireEvent(photo(place), event);
    };
    tap(1, 1000);
    tap(1, 500);
    expect(isMagnified(), 'two slow taps').toBe(false);
    tap(1, 1000);
    tap(1, 200, 250);
    expect(isMagnified(), 'taps in two places').toBe(false);
    tap(1, 1000);
    tap(1, 200);
    expect(isMagnified(), 'a double tap').toBe(true);
    expect(photo(1).getAttribute('sizes')).toBe('250vw');
    tap(1, 200);
    expect(isMagnified(), 'a third tap').toBe(true);
    tap(1, 200);
    expect(isMagnified(), 'a second double tap').toBe(false);
    tap(1, 1000);
    tap(1, 200);
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(isMagnified(), 'another photo').toBe(false);
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(isMagnified(), 'the photo again').toBe(false);
    fireEvent.click(button(texts.close));
  });

  it('shows all photos by part of the car, and opens the one that is chosen', async () => {
    const groups = ['Exterior', 'Interior', 'Exterior', 'Interior'];
    const images = photos(5).map((photo, index) => {
      const group = groups[index];
      return group === undefined ? photo : { ...photo, group };
    });
    render(galleryOf({ images }));
    fireEvent.click(button(texts.fullscreen));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: texts.showAll }));
    expect(dialog.queryByRole('button', { name: texts.next })).toBeNull();
    expect(dialog.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Exterior',
      'Interior',
    ]);
    const inside = within(dialog.getByRole('region', { name: 'Interior' }));
    const picked = inside.getByRole('link', { name: '4/5' });
    picked.focus();
    fireEvent.click(picked);
    expect(said()).toEqual(['4 of 5', '4 of 5']);
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: texts.showAll }));
    expect(dialog.getByRole('button', { name: texts.next })).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: texts.close }));
  });

  it('starts at the first photo after another view was shown', () => {
    render(galleryOf({ images: photos(5) }));
    fireEvent.click(button(texts.next));
    notifyObservers({ contentRect: { width: 0 } });
    expect(said()).toEqual(['1 of 5']);
  });

  it('also where the browser had scrolled, whose row does not come to rest while it is hidden', () => {
    vi.useFakeTimers();
    render(galleryOf({ images: photos(5) }));
    fireEvent.mouseMove(document.body);
    scrollTo(1600);
    const width = vi.spyOn(row(), 'clientWidth', 'get').mockReturnValue(0);
    act(() => vi.advanceTimersByTime(1000));
    notifyObservers({ contentRect: { width: 0 } });
    expect(isCarousel()).toBe(false);
    width.mockReturnValue(400);
    notifyObservers({ contentRect: { width: 400 } });
    expect(row().scrollLeft).toBe(0);
    expect(said()).toEqual(['1 of 5']);
    expect(thumb('1/5').getAttribute('aria-current')).toBe('true');
  });

  it('contacts a video platform when its video is requested, and removes the frame with the video', () => {
    render(galleryOf({ images: photos(4), externalVideoUrl: 'https://youtu.be/dQw4w9WgXcQ' }));
    const { play } = settings.gallery.video;
    fireEvent.click(thumb(play));
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(screen.getAllByRole('link', { name: play })[0] ?? document.body);
    expect(document.querySelector('iframe')?.src).toContain('youtube-nocookie.com/embed/dQw4w9WgXcQ');
    fireEvent.click(thumb('1/5'));
    expect(document.querySelector('iframe')).toBeNull();
  });

  it("plays a dealer's own video while it is visible", () => {
    render(galleryOf({ images: photos(4), videoUrl: '/films/walk.webm' }));
    notifyObservers({ isIntersecting: true, contentRect: { width: 400 } });
    expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
    fireEvent.click(thumb(settings.gallery.video.play));
    notifyObservers({ isIntersecting: true, contentRect: { width: 400 } });
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
    fireEvent.click(thumb('1/5'));
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
  });
});
