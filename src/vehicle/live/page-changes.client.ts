/** Out of sight and out of the accessibility tree, but in its place: what stands below must not jump. */
function blank(part: HTMLElement): void {
  part.style.visibility = 'hidden';
}

/** What a vehicle can become after its page was built, as the marks in the HTML call it. */
export type Became = 'unavailable' | 'reserved';

/** Parts that say something of the price the page was built with: weekly estimate, was-price, market. */
const WORKED_OUT = '[data-only~="old-price"]';

/** Parts that a vehicle loses when it becomes that: `<div data-only="available">`. */
const lost: Readonly<Record<Became, string>> = {
  unavailable: '[data-only~="available"], [data-only~="unreserved"]',
  reserved: '[data-only~="unreserved"]',
};

/** What has not been scrolled to yet can go; in sight or above, its place stays where the mark says so. */
function takeAway(part: HTMLElement): void {
  const isAhead = part.getBoundingClientRect().top >= innerHeight;
  if (!isAhead && part.matches(`${WORKED_OUT}, [data-keeps-place]`)) blank(part);
  else part.remove();
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
export function showBecame(root: ParentNode, became: Became): void {
  const keep = keepSizes(root);
  const focused = document.activeElement;
  const parts = [...root.querySelectorAll<HTMLElement>(lost[became])];
  const around = parts.find((part) => part.contains(focused))?.parentElement;
  for (const part of parts) takeAway(part);
  const tag = root.querySelector<HTMLTemplateElement>(`template[data-tag="${became}"]`);
  if (tag) root.querySelector('[data-live-tag]')?.replaceChildren(tag.content.cloneNode(true));
  for (const template of root.querySelectorAll<HTMLTemplateElement>(`template[data-only="${became}"]`))
    template.replaceWith(document.importNode(template.content, true));
  keep();
  // Whoever was on a button that went stands on what came in its place.
  if (focused?.isConnected === false)
    around?.querySelector<HTMLElement>('.button:not(.button--quiet)')?.focus();
}

/** Puts the new price wherever the page shows it, and takes away what was worked out from the old one. */
export function showPrice(root: ParentNode, text: string, isPriced: boolean): void {
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
