// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { CHAT_PATH } from '#src/chat/chat-provider.ts';
import { searchDefaultPath } from '#src/search/state/landing-facts.ts';
import { fill } from '#src/values/fill.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { documentOf, hrefOf, textOf, textsOf } from './built-document.ts';
import { openDemoDealer } from './demo-dealer.ts';

const { settings, site, published } = await openDemoDealer('harbourline');
const words = { car: settings.site.vehicleWord.one, cars: settings.site.vehicleWord.many };
const documentAt = (path: string) => documentOf(site.page(path));
const mainAt = (path: string) => documentAt(path).querySelector('main') ?? document.body;
function carWith(isWanted: (car: Vehicle) => boolean): Vehicle {
  const car = published.find(isWanted);
  if (car === undefined) throw new Error('The dealer has no such car.');
  return car;
}

it('the breadcrumbs of a car are its type, make, model and body, for readers and for search engines', () => {
  const car = carWith(({ carType, simpleBody }) => carType === 'used' && simpleBody === 'suv');
  const trail = documentAt(`/cars/${car.slug}`).querySelector('#trail');
  if (trail === null) throw new Error('The page has no breadcrumbs.');
  const names = ['Home', 'Used', car.make, car.model, 'SUV'];
  expect(trail.getAttribute('aria-label')).toBe(settings.navigation.texts.breadcrumbs);
  expect(textsOf(trail, 'a')).toEqual(names);
  const json: unknown = JSON.parse(trail.querySelector('script')?.textContent ?? '');
  expect(json).toMatchObject({ itemListElement: [...names, car.name].map((name) => ({ name })) });
});

it.each(['used', 'new', 'demo'] as const)(
  'the page of a %s car says which car it is about, for the events about its leads',
  (carType) => {
    const car = carWith((one) => one.carType === carType && one.status === 'in_stock');
    const about = documentAt(`/cars/${car.slug}`).querySelector<HTMLElement>('[data-car-type]');
    expect(about?.dataset).toMatchObject({ car: car.id, slug: car.slug, name: car.name, carType });
  },
);

it('the chat button leads to a page with the ways to get in touch', () => {
  const { texts } = settings.chat;
  expect(hrefOf(documentAt('/'), texts.button)).toBe(CHAT_PATH);
  const chat = mainAt(CHAT_PATH);
  expect(textOf(chat.querySelector('h1'))).toBe(texts.heading);
  const links = textsOf(chat, '.chat-ways a');
  for (const label of [texts.form, texts.sms])
    expect(links.filter((text) => text.includes(label))).toHaveLength(1);
});

it('the page of thanks links to the stock for whoever has sent nothing', () => {
  const { texts } = settings.success;
  const stock = searchDefaultPath(settings.search.basePath);
  expect(hrefOf(mainAt('/success'), fill(texts.search, words))).toBe(stock);
});

it('the footer shows the means of payment, by name', () => {
  const { paymentIcons, texts } = settings.navigation;
  const marks = documentAt('/contact').querySelector(`footer ul[aria-label="${texts.payments}"]`);
  const names = [...(marks?.querySelectorAll('[role="img"]') ?? [])].map((one) =>
    one.getAttribute('aria-label'),
  );
  expect(names).toEqual(paymentIcons);
});

it('the sales counter shows the daily rate and what it is based on, until its script counts', () => {
  const { perDay, basis } = settings.home.salesCounter;
  const counter = mainAt('/').querySelector<HTMLElement>('[data-sales-counter]');
  expect(textOf(counter?.querySelector('[data-figure]'))).toBe(String(perDay));
  expect(counter?.dataset['says']).toBe('rate');
  expect(textOf(counter?.parentElement)).toContain(fill(basis ?? 'no basis', words));
  expect(basis).toContain('twelve months to June 2026');
});
