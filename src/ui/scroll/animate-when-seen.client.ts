import { whenNear } from './when-near.client.ts';

/**
 * Sets `data-unseen` on `[data-animate-when-seen]` until most of the element is in the viewport. CSS transitions
 * between the two states then run when they can be seen. Without this script the final state is shown.
 */
export function animateWhenSeen(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-animate-when-seen]')) {
    element.dataset['unseen'] = '';
    whenNear(element, () => delete element.dataset['unseen'], { threshold: 0.6 });
  }
}
