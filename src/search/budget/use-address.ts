import { useEffect, useEffectEvent } from 'react';

/** The address follows when the shopper pauses, not with each pixel of a slider. */
const SETTLE_MS = 500;

/**
 * Keeps what a shopper set in the query of the address, where it is found again when they come back: `addressOf` gives
 * an address with it. The returned function leaves for a path; without a network the page stays, and says so in the
 * popover `offline` of the layout.
 */
export function useAddress(addressOf: (address: string) => string): (path: string) => void {
  const settle = () => {
    const address = addressOf(location.href);
    if (address !== location.href) history.replaceState(history.state, '', address);
  };
  const onPause = useEffectEvent(settle);
  // Runs after every render, each of which starts the pause again.
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
