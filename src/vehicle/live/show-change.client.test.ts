// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageCar } from '../page-car.client.ts';
import { LIVE_CHANGE_EVENT } from './live-change-event.ts';
import { showChange } from './show-change.client.ts';
import type { ViewReply } from './view/view-reply.schema.ts';

const asNow = { status: 'in_stock', reserved: false, price: 23_990 } as const;
const reply = (now: Partial<ViewReply['car_fields']>): ViewReply => ({
  ...{ views: 1, checked_at: '2026-11-20T02:00:00Z', car_fields: { ...asNow, ...now } },
});

/** A vehicle's page with what only a car for sale has, and what replaces it. */
function aPage(): PageCar {
  document.body.innerHTML = `
    <main data-car data-status="in_stock">
      <nav>
        <a id="reserve" class="button" href="/reserve" data-only="free">Reserve</a>
        <a id="ask" class="button button--quiet" href="/ask">Ask</a>
        <a id="similar" class="button" href="/similar" data-instead>Find a similar one</a>
      </nav>
      <ul>
        <li data-only="free"><a id="reserve-tab" href="#reserve-online" aria-selected="true">Reserve</a></li>
        <li><a id="details-tab" href="#details" aria-selected="false">Details</a></li>
      </ul>
      <p id="below" data-only="free">Below</p>
    </main>`;
  const element = find('main');
  const car = {
    id: '7',
    slug: 'rio-7',
    name: 'Kia Rio',
    location: 'gc',
    website: 'harbourline',
    photos: '4',
  };
  return { ...car, element, status: 'in_stock', isReserved: false, price: 23_990 };
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
}

/** What the rules of live.css do: jsdom draws nothing. */
function isShown(this: Element): boolean {
  const isForSale = (find('main').dataset['became'] ?? '') === '';
  return !this.closest(isForSale ? '[data-instead]' : '[data-only]');
}

/** The tabs select another one when theirs is gone. */
const selectOther = () => find('#details-tab').setAttribute('aria-selected', 'true');

beforeEach(() => {
  Element.prototype.checkVisibility = isShown;
  const top = (element: Element) => (element.id === 'below' ? innerHeight + 10 : 10);
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    return Object.assign([new DOMRect(0, top(this), 10, 10)], { item: () => null });
  });
  document.addEventListener(LIVE_CHANGE_EVENT, selectOther);
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  document.removeEventListener(LIVE_CHANGE_EVENT, selectOther);
  vi.restoreAllMocks();
});

describe('a change since the page was built', () => {
  it.each([
    [{ status: 'sold' }, 'sold', 'unavailable', ''],
    [{ reserved: true }, 'in_stock', 'reserved', ''],
    [{ price: 22_990 }, 'in_stock', '', 'anew'],
    [{ price: null }, 'in_stock', '', 'no'],
  ] as const)('%o is marked on the vehicle’s element for the styles', (now, status, became, priced) => {
    const car = aPage();
    showChange(car, reply(now));
    expect({ ...car.element.dataset }).toEqual({ car: '', status, became, priced });
  });

  it('keeps the place of what disappears in sight, but not of what is further down', () => {
    showChange(aPage(), reply({ status: 'sold' }));
    expect(find('#reserve').hasAttribute('data-keeps-place')).toBe(true);
    expect(find('#below').hasAttribute('data-keeps-place')).toBe(false);
    expect(find('li').hasAttribute('data-keeps-place'), 'a tab leaves no gap').toBe(false);
  });

  it.each([
    ['a button that disappears', '#reserve', '#similar'],
    ['a tab that disappears', '#reserve-tab', '#details-tab'],
    ['a button that stays', '#ask', '#ask'],
  ])('leads the focus of %s to its replacement', (_, from, to) => {
    const car = aPage();
    find(from).focus();
    showChange(car, reply({ status: 'sold' }));
    expect(document.activeElement).toBe(find(to));
  });
});
