import type { MapFacts } from './map-facts.ts';
import { SlippyMap } from './slippy-map.client.ts';

/** Lets the button of a `<location-map>` put the map in place of the drawing. */
export function prepareMap(element: HTMLElement, button: HTMLElement): void {
  const place = element.querySelector<HTMLElement>('.place');
  const said = element.querySelector<HTMLElement>('[role="status"]');
  const json = element.querySelector('script[type="application/json"]')?.textContent;
  if (place === null || said === null || !json) return;
  const facts: MapFacts = JSON.parse(json);
  button.addEventListener('click', () => open(element, { place, said, button, facts }));
}

interface Parts {
  readonly place: HTMLElement;
  readonly said: HTMLElement;
  readonly button: HTMLElement;
  readonly facts: MapFacts;
}

function open(element: HTMLElement, { place, said, button, facts }: Parts): void {
  const drawing = [...place.childNodes];
  const closed = new AbortController();
  const row = button.parentElement;
  // The row keeps its height without the button: nothing below moves.
  if (row) row.style.minHeight = `${row.offsetHeight}px`;
  element.dataset['state'] = 'open';
  said.textContent = facts.loading;
  const map = new SlippyMap(facts, {
    loaded: () => {
      said.textContent = facts.keys;
    },
    // The drawing is still true: it comes back, and the button with it.
    failed: () => {
      closed.abort();
      map.remove();
      place.replaceChildren(...drawing);
      delete element.dataset['state'];
      said.textContent = facts.failed;
      button.focus({ preventScroll: true });
    },
    say: (text) => {
      said.textContent = text;
    },
  });
  map.showIn(place);
  element.addEventListener(
    'look-at',
    (event) => {
      if (event instanceof CustomEvent) map.lookAt(String(event.detail));
    },
    { signal: closed.signal },
  );
}
