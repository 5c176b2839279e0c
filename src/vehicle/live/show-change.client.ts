import { formatMoney } from '../../values/money.ts';
import type { PageCar } from '../page-car.client.ts';
import { type LiveChange, liveChange } from './live-change.ts';
import type { ViewReply } from './view-reply.schema.ts';

/** Of the reservation that the page shows; it may end while somebody looks. */
let takeBack: TakeBack | null = null;

/** Shows what has changed since the page was built or last changed, and says so in `.live-status`. */
export function showChange(car: PageCar, reply: ViewReply, status: HTMLElement): void {
  const { price: shown = '', reserved } = status.dataset;
  const { became, price } = liveChange(
    { status: car.status, isReserved: reserved !== undefined, price: shown === '' ? null : Number(shown) },
    reply,
  );
  const news = [priceNews(car, price, status), statusNews(car, became, status)].filter((said) => said !== '');
  if (became === 'unavailable') car.element.dataset['status'] = reply.car_fields.status;
  const note = status.querySelector('[role="status"]');
  if (note !== null && news.length > 0) note.textContent = news.join(' ');
}

function priceNews({ element }: PageCar, price: LiveChange['price'], { dataset: page }: HTMLElement): string {
  const { currency = 'AUD', noPrice = '', priceNote = '' } = page;
  if (price === undefined) return '';
  showPrice(element, price === null ? noPrice : formatMoney(price, currency), price !== null);
  page['price'] = String(price ?? '');
  return priceNote;
}

/** What is sold stays so until the next build; what is reserved may be sold, or free again. */
function statusNews(
  { element: { dataset }, element }: PageCar,
  became: LiveChange['became'],
  { dataset: page }: HTMLElement,
): string {
  const { sold = '', reservedNote = '', freeNote = '' } = page;
  const { became: before } = dataset;
  if (before === 'unavailable' || (before ?? null) === became) return '';
  takeBack?.();
  takeBack = null;
  delete dataset['became'];
  if (became === null) return freeNote;
  takeBack = showBecame(element, became);
  dataset['became'] = became;
  return became === 'reserved' ? reservedNote : sold;
}

/** Takes a change of the page back. */
type TakeBack = () => void;

/** Out of sight and out of the accessibility tree, but in its place: what stands below must not jump. */
function blank(part: HTMLElement): TakeBack {
  part.style.visibility = 'hidden';
  return () => part.style.removeProperty('visibility');
}

/** Puts others in the place of a part, or nothing; a comment remembers the place. */
function swap(part: Element, others: readonly ChildNode[]): TakeBack {
  const place = document.createComment('');
  part.replaceWith(place, ...others);
  return () => {
    for (const other of others) other.remove();
    place.replaceWith(part);
  };
}

/** What a vehicle can become after its page was built, as the marks in the HTML call it. */
type Became = 'unavailable' | 'reserved';

/** Parts that say something of the price the page was built with: weekly estimate, was-price, market. */
const WORKED_OUT = '[data-only~="old-price"]';

/** Parts that a vehicle loses when it becomes that: `<div data-only="available">`. */
const lost: Readonly<Record<Became, string>> = {
  unavailable: '[data-only~="available"], [data-only~="unreserved"]',
  reserved: '[data-only~="unreserved"]',
};

/** What has not been scrolled to yet can go; in sight or above, its place stays where the mark says so. */
function takeAway(part: HTMLElement): TakeBack {
  const isAhead = part.getBoundingClientRect().top >= innerHeight;
  return !isAhead && part.matches(`${WORKED_OUT}, [data-keeps-place]`) ? blank(part) : swap(part, []);
}

/** Whoever is on a button that goes stands on the one that comes in its place. */
function keepFocus(): () => void {
  const focused = document.activeElement;
  const around: Element[] = [];
  for (let outer = focused?.parentElement; outer; outer = outer.parentElement) around.push(outer);
  return () => {
    if (focused === null || focused.isConnected) return;
    const place = around.find(({ isConnected }) => isConnected);
    place?.querySelector<HTMLElement>('.button:not(.button--quiet)')?.focus();
  };
}

/**
 * Places marked `data-steady="height"` (or `"width"`, in a row) keep that size through a change. Words marked
 * `data-news` give way where a place was too low for them.
 */
function keepSizes(root: ParentNode): () => void {
  const places = [...root.querySelectorAll<HTMLElement>('[data-steady]')].map(
    (place) => [place, place.getBoundingClientRect()] as const,
  );
  return () => {
    for (const [place, { width, height }] of places) {
      if (width === 0) continue;
      if (place.dataset['steady'] === 'width') place.style.width = `${width}px`;
      else {
        place.style.minHeight = `${height}px`;
        if (place.getBoundingClientRect().height > height) place.querySelector('[data-news]')?.remove();
      }
    }
  };
}

/**
 * Shows the page as it would have been built now, without moving what is being read. Each
 * `<template data-only="unavailable">` (or `reserved`) takes its own place; what was for an available (or
 * unreserved) vehicle goes. The tag on the picture stands in `data-live-tag`.
 */
function showBecame(root: ParentNode, became: Became): TakeBack {
  const [keep, focus] = [keepSizes(root), keepFocus()];
  const parts = [...root.querySelectorAll<HTMLElement>(lost[became])];
  const templates = root.querySelectorAll<HTMLTemplateElement>(`template[data-only="${became}"]`);
  const steps = [
    ...parts.map(takeAway),
    showTag(root, became),
    ...[...templates].map((template) => swap(template, contentOf(template))),
  ];
  keep();
  focus();
  return () => {
    const focusAgain = keepFocus();
    for (const step of steps) step();
    focusAgain();
  };
}

function contentOf({ content }: HTMLTemplateElement): readonly ChildNode[] {
  return [...document.importNode(content, true).childNodes];
}

function showTag(root: ParentNode, became: Became): TakeBack {
  const tag = root.querySelector<HTMLTemplateElement>(`template[data-tag="${became}"]`);
  const place = root.querySelector('[data-live-tag]');
  if (tag === null || place === null) return () => {};
  const before = [...place.childNodes];
  place.replaceChildren(...contentOf(tag));
  return () => place.replaceChildren(...before);
}

/** Puts the new price wherever the page shows it, and takes away what was worked out from the old one. */
function showPrice(root: ParentNode, text: string, isPriced: boolean): void {
  const keep = keepSizes(root);
  for (const stale of root.querySelectorAll<HTMLElement>(WORKED_OUT)) blank(stale);
  for (const price of root.querySelectorAll('[data-price-text]')) {
    price.textContent = text;
    price.classList.toggle('none', !isPriced);
  }
  if (!isPriced) {
    // "Drive Away" is said of a price, and a deposit comes off one.
    for (const type of root.querySelectorAll<HTMLElement>('[data-price-type]')) blank(type);
    for (const part of root.querySelectorAll<HTMLElement>('[data-only~="priced"]')) takeAway(part);
  }
  keep();
}
