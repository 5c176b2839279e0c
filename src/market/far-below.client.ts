/**
 * Whether what comes or goes here moves nothing that somebody reads: its place is a screen below the view. From nearer,
 * one press of the page key could be there before the next frame.
 */
export function isFarBelow(element: Element): boolean {
  return element.getBoundingClientRect().top >= 2 * innerHeight;
}

/** For an IntersectionObserver: what is asked for from here can be there while its place is still far below. */
export const FARTHER_BELOW = '200%';
