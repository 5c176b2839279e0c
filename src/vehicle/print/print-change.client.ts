/**
 * Shows changes since the build on the printed sheet too, from what the page shows at that moment: the sheet has no
 * texts of its own for them, so that pages do not grow. Called while the sheet is as built; returns what brings it up to
 * date, each time from there, because a reserved car may be free again.
 */
export function printChange(): () => void {
  const box = document.querySelector('.print-price');
  const built = box?.cloneNode(true);
  return () => {
    const root = document.querySelector<HTMLElement>('[data-car]');
    if (!root || !box || !built) return;
    box.replaceChildren(...built.cloneNode(true).childNodes);
    printStatus(root, box);
    printPrice(root, box);
  };
}

function printStatus(root: HTMLElement, box: Element): void {
  const { became } = root.dataset;
  const status = root.querySelector(`.tag[data-only="${became}"]`)?.textContent.trim();
  if (!status) return;
  const line = box.querySelector('.print-sold') ?? document.createElement('p');
  line.className = 'print-sold';
  line.textContent = status;
  box.prepend(line);
  // The page compares the price only in these states.
  const below = root.querySelector<HTMLElement>('.below[data-only]');
  if (!below || (became === 'reserved' && !below.dataset['only']?.includes('unreserved'))) return;
  setUnderPrice(box, (text) => text.replace(below.textContent.trim(), '').replace(/ · $/, ''));
}

function printPrice(root: HTMLElement, box: Element): void {
  const price = box.querySelector('strong');
  const shown = root.querySelector('.live-price .amount');
  if (!root.dataset['priced'] || !price || !shown) return;
  const isPriced = root.dataset['priced'] === 'anew';
  price.textContent = shown.textContent;
  price.classList.toggle('print-words', !isPriced);
  // What is said of the old price, such as the price before it, is no longer true.
  setUnderPrice(box, () => (isPriced ? (shown.nextElementSibling?.textContent.trim() ?? '') : ''));
}

function setUnderPrice(box: Element, textOf: (built: string) => string): void {
  const line = box.querySelector('p:not(.print-sold)');
  const text = line && textOf(line.textContent);
  if (text) line.textContent = text;
  else line?.remove();
}
