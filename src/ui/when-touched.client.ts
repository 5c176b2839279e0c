/**
 * Loads what a part of the page needs when somebody comes near it: points at it, touches or focuses it. Where nothing
 * can be loaded the next try begins anew.
 */
export function whenTouched(part: HTMLElement, load: () => Promise<unknown>): void {
  const waiting = new AbortController();
  let isLoading = false;
  const begin = () => {
    if (isLoading) return;
    isLoading = true;
    const retry = () => {
      isLoading = false;
    };
    load().then(() => waiting.abort(), retry);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    part.addEventListener(type, begin, { signal: waiting.signal, passive: true });
}
