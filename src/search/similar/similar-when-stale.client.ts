import { whenNear } from '../../ui/scroll/when-near.client.ts';

/**
 * On a page that has been open for long, lets the island of similar vehicles hydrate when somebody comes near them. The
 * page does not say when it was built: a build makes it anew only when other cars are like its own.
 */
export function refreshSimilarWhenStale(): void {
  const section = document.getElementById('similar');
  if (section === null) return;
  const staleAt = Date.now() + Number(section.dataset['freshMs']);
  whenNear(section, () => section.toggleAttribute('data-stale', Date.now() >= staleAt));
}
