import { whenNear } from '../../ui/scroll/when-near.client.ts';
import type { OpeningFacts } from './opening-words.ts';

const EVERY_MS = 30_000;

/** Fills in each `.open-now` when it comes near the viewport, and keeps it up to date. */
export function sayOpenNow(root: ParentNode): void {
  for (const element of root.querySelectorAll('.open-now'))
    whenNear(element, () => void sayOpen(element).catch(() => {}));
}

async function sayOpen(element: Element): Promise<void> {
  const load = () => import('./opening-words.ts');
  const { openingWords } = await load().catch(load);
  const place = element.querySelector('span');
  const json = element.querySelector('script')?.textContent;
  if (place === null || !json) return;
  const facts: OpeningFacts = JSON.parse(json);
  const say = () => {
    place.textContent = openingWords(facts, Date.now());
  };
  say();
  setInterval(say, EVERY_MS);
}
