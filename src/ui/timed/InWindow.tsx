import { createElement, type ReactNode } from 'react';
import type { PageWindow } from '../../values/time/page-window.ts';

interface Props {
  /** Null: always visible. */
  window: PageWindow | null;
  children: ReactNode;
}

/** Shows its content only within a window of time; the element decides before the first paint (in-window.js). */
export function InWindow({ window, children }: Props) {
  if (window === null) return children;
  const dates = { 'data-start': window.start ?? undefined, 'data-expiry': window.expiry ?? undefined };
  return createElement('in-window', { ...dates, hidden: !window.isOpen }, children);
}
