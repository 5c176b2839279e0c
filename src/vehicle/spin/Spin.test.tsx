// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { Spin } from './Spin.tsx';
import { spinFacts } from './turn-facts.ts';
import { turnedText } from './turn-text.ts';

const { spin } = demoSettings('harbourline').gallery;
const { texts } = spin;
const spinImages = Array.from({ length: 36 }, (_, index) => `/spins/${index}.avif`);
const images = [{ url: '/photos/1.jpg', thumbUrl: null }];
const spots = Array.from({ length: 36 }, (_, frame) => ({ activeAngle: frame * 10, posX: 50, posY: 50 }));
const hotspots = { exterior: [{ id: 'tyres', description: 'New tyres', positions: spots }], interior: [] };
const facts = spinFacts(aVehicle({ spinImages, images, hotspots }), spin, true);

let isMotionReduced: boolean;
/** Whether the picture at this address can be loaded. */
let isThere: (address: string) => boolean;

beforeEach(() => {
  isMotionReduced = false;
  isThere = () => true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isMotionReduced && query.includes('motion') }));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  // jsdom loads no pictures.
  HTMLImageElement.prototype.decode = async function decode() {
    if (!isThere(this.src)) throw new DOMException('The source image cannot be decoded.', 'EncodingError');
  };
});
afterEach(() => {
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function show() {
  render(
    <div className="media">
      <input type="radio" name="view" value="images" aria-label="Photos" />
      <Spin facts={facts} />
    </div>,
  );
  await pass(0);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const slider = () => screen.getByRole('slider');
const place = () => slider().getAttribute('aria-valuetext');
const view = () => slider().closest<HTMLElement>('.turn-view');
const isTurning = () => view()?.hasAttribute('data-turning');
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('a car in 36 pictures', () => {
  it('turns once by itself, and stands where it stood', async () => {
    await show();
    const start = place();
    expect(start).toBe(turnedText(facts.data.step, facts.data));
    expect(isTurning()).toBe(true);
    await pass(spin.autoRotateMs * 5);
    expect(place()).not.toBe(start);
    expect(isTurning()).toBe(true);
    await pass(spin.autoRotateMs * 31);
    expect(isTurning()).toBe(false);
    expect(place()).toBe(start);
  });

  it('stops when it is used, and turns again by its button', async () => {
    await show();
    const start = place();
    await pass(spin.autoRotateMs * 4);
    fireEvent.focus(slider());
    expect(isTurning()).toBe(false);
    const stopped = place();
    expect(stopped).not.toBe(start);
    await pass(spin.autoRotateMs * 4);
    expect(place()).toBe(stopped);
    await press(texts.play);
    await pass(spin.autoRotateMs * 4);
    expect(place()).not.toBe(stopped);
    await press(texts.pause);
    expect(isTurning()).toBe(false);
    expect(screen.getByRole('button', { name: texts.play })).toBeTruthy();
  });

  it('stands still where motion is reduced, and loads its pictures when it is used', async () => {
    isMotionReduced = true;
    await show();
    expect(view()?.dataset['phase']).toBe('still');
    fireEvent.focus(slider());
    await pass(0);
    expect([view()?.dataset['phase'], isTurning()]).toEqual(['ready', false]);
    const start = facts.data.step;
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    expect(place()).toBe(turnedText((start + 1) % 36, facts.data));
    await press(texts.turnLeft);
    expect(place()).toBe(turnedText((start + 1 - 5 + 36) % 36, facts.data));
  });
});

describe('a drag', () => {
  const captured = vi.fn();
  const at = (clientX: number) => ({ isPrimary: true, button: 0, buttons: 1, pointerId: 7, clientX });
  const spot = () => screen.getByRole('button', { name: /1/ });

  beforeEach(async () => {
    isMotionReduced = true;
    captured.mockClear();
    Object.assign(HTMLElement.prototype, { setPointerCapture: captured });
    await show();
    fireEvent.focus(slider());
    await pass(0);
  });
  afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture'));

  it.each([
    ['on the picture', slider],
    ['on a hotspot', spot],
  ])('that begins %s turns the car', (_, begun) => {
    fireEvent.pointerDown(begun(), at(100));
    fireEvent.pointerMove(begun(), at(110));
    expect(captured.mock.contexts.at(-1)).toBe(slider());
    fireEvent.pointerMove(slider(), at(100 + spin.pixelsPerFrame * 2));
    expect(place()).toBe(turnedText((facts.data.step + 2) % 36, facts.data));
  });

  it('of a few pixels on a hotspot is a tap', () => {
    fireEvent.pointerDown(spot(), at(100));
    fireEvent.pointerMove(spot(), at(103));
    fireEvent.pointerUp(spot(), at(103));
    expect(captured).not.toHaveBeenCalled();
  });
});

describe('pictures that do not load', () => {
  beforeEach(() => {
    isMotionReduced = true;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  it('if most are missing, leave a message and a way to the photographs', async () => {
    isThere = (address) => /\/3\d\.avif$/.test(address);
    await show();
    fireEvent.focus(slider());
    await pass(0);
    expect(screen.getByRole('alert').textContent).toContain(texts.failed);
    await press(texts.showImages);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Photos' }).checked).toBe(true);
  });

  it('are loaded again by the button of the message', async () => {
    isThere = () => false;
    await show();
    fireEvent.focus(slider());
    await pass(0);
    isThere = () => true;
    await press(texts.retry);
    await pass(0);
    expect(view()?.dataset['phase']).toBe('ready');
  });

  it('if few are missing, are replaced by their neighbours', async () => {
    isThere = (address) => !address.endsWith('/7.avif');
    await show();
    fireEvent.focus(slider());
    await pass(0);
    expect(view()?.dataset['phase']).toBe('ready');
  });
});
