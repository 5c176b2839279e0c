import { whenNear } from '../../ui/scroll/when-near.client.ts';

/**
 * On a page that has been open for long, lets the island of similar vehicles hydrate when it comes near the viewport.
 * The page has no build time, because it is only rebuilt when its similar cars change.
 */
export function refreshSimilarWhenStale(): void {
  const section = document.getElementById('similar');
  if (section === null) return;
  const staleAt = Date.now() + Number(section.dataset['freshMs']);
  whenNear(section, () => section.toggleAttribute('data-stale', Date.now() >= staleAt));
}
