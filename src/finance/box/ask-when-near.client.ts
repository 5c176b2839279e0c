import { whenNear } from '../../ui/when-near.client.ts';

/** Has a car's quote asked for when its place comes near; a script that does not arrive is no quote. */
export function askQuotesWhenNear(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-question]'))
    whenNear(place, () =>
      import('./finance-quote.client.ts').then(
        (box) => box.showQuote(place),
        () => {},
      ),
    );
}
