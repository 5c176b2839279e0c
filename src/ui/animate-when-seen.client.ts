import { whenNear } from './when-near.client.ts';

/**
 * Marks the elements `[data-animate-when-seen]` with `data-unseen` until most of them is in the window: a style that
 * differs between the two states animates when somebody sees it do so. Without this script they stand in their final
 * state.
 */
export function animateWhenSeen(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-animate-when-seen]')) {
    element.dataset['unseen'] = '';
    whenNear(element, () => delete element.dataset['unseen'], { threshold: 0.6 });
  }
}
