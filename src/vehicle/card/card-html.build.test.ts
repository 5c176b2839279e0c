import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { createCardRenderer } from './card-html.build.ts';

const settings = demoSettings('harbourline');
const now = new Date('2026-11-20T00:00:00Z');
const car = aVehicle({ images: [], simpleBody: null, price: null });

describe('the card of a vehicle as HTML', () => {
  it('is rendered once for pages with the same settings', () => {
    const card = createCardRenderer(settings, now)(car, 'listing');
    expect(card).toContain(car.name);
    expect(createCardRenderer(structuredClone(settings), now)(car, 'listing')).toBe(card);
  });

  it('depends on each setting that it shows', () => {
    const { vehicle } = settings;
    const { card, texts } = vehicle;
    const others = [
      { ...settings, vehicle: { ...vehicle, texts: { ...texts, noPhoto: 'Photo to come' } } },
      {
        ...settings,
        vehicle: { ...vehicle, card: { ...card, viewDetails: { ...card.viewDetails, label: 'See it' } } },
      },
      { ...settings, vehicle: { ...vehicle, price: { ...vehicle.price, noPriceText: 'Ask us' } } },
    ];
    const cards = [settings, ...others].map((own) => createCardRenderer(own, now)(car, 'listing'));
    expect(new Set(cards).size).toBe(4);
    expect(cards[1]).toContain('Photo to come');
    expect(cards[2]).toContain('See it');
  });

  it('is rendered separately if its picture loads eagerly', () => {
    const photographed = aVehicle();
    const render = createCardRenderer(settings, now);
    expect(render(photographed, 'listing-first')).toContain('loading="eager"');
    expect(render(photographed, 'listing')).not.toContain('loading="eager"');
  });
});
