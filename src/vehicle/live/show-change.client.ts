import { formatMoney } from '../../values/money.ts';
import type { PageCar } from '../page-car.client.ts';
import { liveChange } from './live-change.ts';
import { showBecame, showPrice } from './page-changes.client.ts';
import type { ViewReply } from './view-reply.schema.ts';

/** Shows what has changed since the page was built, and returns what to say of it. */
export function showChange(car: PageCar, reply: ViewReply, page: DOMStringMap): string[] {
  const { price: shown = '', reserved, currency = 'AUD', noPrice = '' } = page;
  const { sold = '', reservedNote = '', priceNote = '' } = page;
  const { became, price } = liveChange(
    { status: car.status, isReserved: reserved !== undefined, price: shown === '' ? null : Number(shown) },
    reply,
  );
  if (price !== undefined) {
    showPrice(car.element, price === null ? noPrice : formatMoney(price, currency), price !== null);
  }
  const news = price === undefined ? [] : [priceNote];
  if (became === null) return news;
  showBecame(car.element, became);
  car.element.dataset['status'] = reply.car_fields.status;
  return [...news, became === 'reserved' ? reservedNote : sold];
}
