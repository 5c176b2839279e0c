// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { cardFacts } from './card.ts';
import { cardSettings, photoStripTexts } from './card-settings.ts';
import { VehicleCard } from './VehicleCard.tsx';

const settings = demoSettings('harbourline');
const { images } = settings;
const { noPhoto } = settings.vehicle.texts;
const photos = photoStripTexts(settings);
const shown = cardSettings(settings, new Date('2026-11-20T00:00:00Z'));
const strip = () => screen.queryByRole('link', { name: /^Photos of 2021 Toyota Corolla/ });

function photographed(count: number): Partial<Vehicle> {
  const photo = (index: number) => ({ url: `https://images.example/${index}.jpg`, thumbUrl: null });
  return { images: Array.from({ length: count }, (_, index) => photo(index)), photosCount: count };
}

function show(vehicle: Partial<Vehicle>, texts = photos, dealer = shown) {
  const card = cardFacts(aVehicle(vehicle), dealer);
  return render(
    <VehicleCard card={card} images={images} layout="photo" texts={{ noPhoto, photos: texts }} priority />,
  );
}

describe('the photos of a card', () => {
  it('are a row that links to the vehicle, with the number of all its photos', () => {
    show(photographed(12));
    const row = strip();
    expect(row?.getAttribute('href')).toContain(aVehicle().slug);
    const shownPhotos = [...(row?.querySelectorAll('img') ?? [])];
    expect(shownPhotos.map((photo) => photo.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
    expect(shownPhotos.map(({ alt }) => alt)).toEqual(['', '', '']);
    expect(screen.getByText('12 photos')).toBeTruthy();
  });

  it('are counted beside the other badges of the card', () => {
    show({ ...photographed(2), videoUrl: 'https://videos.example/1001.mp4' });
    expect(screen.getByText(`2 photos · ${settings.vehicle.texts.filmMark}`)).toBeTruthy();
  });

  it('are counted before how often the page was looked at, where the dealer shows that', () => {
    const counting = { ...shown, card: { ...shown.card, viewCount: true } };
    show({ ...photographed(2), views: 1134 }, photos, counting);
    expect(screen.getByText('2 photos · 1,134 views')).toBeTruthy();
  });

  it.each([
    ['one photo', photographed(1), photos],
    ['several photos at a dealer who shows one', photographed(3), null],
  ])('are a single picture with %s', (_, vehicle, texts) => {
    const { container } = show(vehicle, texts);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(strip()).toBeNull();
    expect(screen.queryByText(/photos$/)).toBeNull();
  });

  it('are announced as coming if there are none', () => {
    show(photographed(0));
    expect(within(screen.getByRole('article')).getByText(noPhoto)).toBeTruthy();
    expect(strip()).toBeNull();
  });
});

describe('the price of a card', () => {
  const { price, tags, card } = settings.vehicle;
  const text = () => screen.getByRole('article').textContent;
  const reserve = () => screen.queryByRole('link', { name: new RegExp(`^${card.reserve.label}`) });

  it('is a word for a car to preorder without one, which is coming soon and cannot be reserved', () => {
    show({ status: 'coming_soon', isPreorder: true, price: null });
    expect(screen.getByText(price.preorderText)).toBeTruthy();
    expect(screen.getByText(tags.comingSoonText)).toBeTruthy();
    expect(text()).not.toContain('$');
    expect(reserve()).toBeNull();
  });

  it('is shown for a car to preorder that has one', () => {
    show({ status: 'coming_soon', isPreorder: true, price: 31_990 });
    expect(screen.getByText('$31,990')).toBeTruthy();
    expect(text()).not.toContain(price.preorderText);
  });

  it('has its type beside it', () => {
    show({ price: 31_990, priceType: 'Excl. Govt. Charges' });
    expect(screen.getByText('Excl. Govt. Charges')).toBeTruthy();
  });

  it('is the price per week for a car that is offered only by subscription', () => {
    show({ price: null, subscriptionPricePerWeek: 249 });
    expect(screen.getByText('$249 per week')).toBeTruthy();
  });
});

it('marks the facts of a caravan whose numbers say nothing without their labels', () => {
  const caravan = {
    ...{ sleeps: 2, bodyLengthFt: 18.5, tareWeightKg: 2260 },
    ...{ bodyWidthFt: null, axleType: null, aggregateTrailerMassKg: null },
  };
  const { container } = show({ itemType: 'caravan', caravan });
  const named = [...container.querySelectorAll('.card-fact--named')];
  expect(named.map(({ textContent }) => textContent)).toEqual(['Sleeps2', 'Tare2,260 kg']);
});
