import { createElement, type ReactNode } from 'react';
import type { PageWindow } from '../values/page-window.ts';

interface Props {
  /** Null for what shows always. */
  window: PageWindow | null;
  children: ReactNode;
}

/** The element decides for itself, before it is painted (in-window.js). */
export function InWindow({ window, children }: Props) {
  if (window === null) return children;
  const dates = { 'data-start': window.start ?? undefined, 'data-expiry': window.expiry ?? undefined };
  return createElement('in-window', { ...dates, hidden: !window.isOpen }, children);
}
