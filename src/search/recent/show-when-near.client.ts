import { whenNear } from '../../ui/when-near.client.ts';

/** Brings the strips of viewed cars to life when the visitor comes to them: they stand at the end of pages. */
export function showRecentlyViewedWhenNear(): void {
  for (const place of document.querySelectorAll('recently-viewed')) {
    whenNear(place, async () => {
      const { defineRecentlyViewed } = await import('./recently-viewed.client.ts');
      defineRecentlyViewed();
    });
  }
}
