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

/**
 * Shows the page as it would have been built now. Each `<template data-only="unavailable">` (or `reserved`)
 * takes its own place; what was for an available (or unreserved) vehicle goes. The tag on the picture stands
 * in `data-live-tag`.
 */
export function showBecame(root: ParentNode, became: Became): void {
  const focused = document.activeElement;
  for (const part of root.querySelectorAll<HTMLElement>(lost[became])) {
    if (part.matches(WORKED_OUT)) blank(part);
    else part.remove();
  }
  const tag = root.querySelector<HTMLTemplateElement>(`template[data-tag="${became}"]`);
  if (tag) root.querySelector('[data-live-tag]')?.replaceChildren(tag.content.cloneNode(true));
  let first: HTMLElement | null = null;
  for (const template of root.querySelectorAll<HTMLTemplateElement>(`template[data-only="${became}"]`)) {
    const content = document.importNode(template.content, true);
    first ??= content.querySelector('a');
    template.replaceWith(content);
  }
  // Whoever was on a button that went stands on what came in its place.
  if (focused !== document.body && focused?.isConnected === false) first?.focus();
}

/** Puts the new price wherever the page shows it, and takes away what was worked out from the old one. */
export function showPrice(root: ParentNode, text: string): void {
  for (const stale of root.querySelectorAll<HTMLElement>(WORKED_OUT)) blank(stale);
  for (const price of root.querySelectorAll('[data-price-text]')) price.textContent = text;
}
