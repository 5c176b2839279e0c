import { formatMoney } from '../../values/money.ts';
import type { PageCar } from '../page-car.client.ts';
import { type LiveChange, liveChange } from './live-change.ts';
import { showBecame, showPrice, type TakeBack } from './page-changes.client.ts';
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
