import { useEffect, useEffectEvent } from 'react';

/** The address is updated after a pause, not with each pixel of a slider. */
const SETTLE_MS = 500;

/**
 * Stores the state in the page's query, where it is found when the shopper returns; `addressOf` returns an address
 * with the state. The returned function navigates to a path; while offline it stays and shows the layout's popover
 * `offline`.
 */
export function useAddress(addressOf: (address: string) => string): (path: string) => void {
  const settle = () => {
    const address = addressOf(location.href);
    if (address !== location.href) history.replaceState(history.state, '', address);
  };
  const onPause = useEffectEvent(settle);
  // Runs after every render, each of which restarts the timer.
  useEffect(() => {
    const timer = setTimeout(() => onPause(), SETTLE_MS);
    return () => clearTimeout(timer);
  });
  return (path) => {
    settle();
    if (navigator.onLine) location.assign(path);
    else document.getElementById('offline')?.showPopover();
  };
}
