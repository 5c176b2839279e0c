import { type OpeningFacts, openingWords } from './opening-words.ts';

const EVERY_MS = 30_000;

/** Says within an `<open-now>` what is true at the moment, until the signal. */
export function sayOpen(element: HTMLElement, signal: AbortSignal): void {
  const place = element.querySelector('span');
  const json = element.querySelector('script')?.textContent;
  if (place === null || !json || signal.aborted) return;
  const facts: OpeningFacts = JSON.parse(json);
  const say = () => {
    place.textContent = openingWords(facts, Date.now());
  };
  say();
  const timer = setInterval(say, EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
