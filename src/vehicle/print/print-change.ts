/**
 * Shows changes since the build on the printed sheet too, from what the page shows at that moment: the sheet has no
 * texts of its own for them, so that pages do not grow.
 */
export function printChange(): void {
  const root = document.querySelector<HTMLElement>('[data-car]');
  const box = document.querySelector('.print-price');
  const price = box?.querySelector('strong');
  if (!root || !box || !price) return;
  const status = root.querySelector(`.tag[data-only="${root.dataset['became']}"]`)?.textContent.trim();
  if (status) {
    const line = box.querySelector('.print-sold') ?? document.createElement('p');
    line.className = 'print-sold';
    line.textContent = status;
    box.prepend(line);
  }
  const shown = root.querySelector('.live-price .amount');
  if (!root.dataset['priced'] || shown === null) return;
  const isPriced = root.dataset['priced'] === 'anew';
  price.textContent = shown.textContent;
  price.classList.toggle('print-words', !isPriced);
  // What is said of the old price, such as the price before it, is no longer true.
  const underPrice = box.querySelector('p:not(.print-sold)');
  const type = isPriced ? shown.nextElementSibling?.textContent.trim() : '';
  if (type && underPrice) underPrice.textContent = type;
  else underPrice?.remove();
}
