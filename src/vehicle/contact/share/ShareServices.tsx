import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { ShareLink } from './share-links.ts';

/** "Share window 550x400, close polled each second" (stock and vehicle §9). */
const WINDOW_WIDTH = 550;
const WINDOW_HEIGHT = 400;
const POLL_MS = 1000;

interface Props {
  id: string;
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  links: readonly ShareLink[];
}

/** Links to the sharing services in a popover, which works without JavaScript. */
export function ShareServices({ id, ref, label, links }: Props) {
  const poll = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(poll.current), []);
  /** Opens the service in a popup window; the focus returns to the link when it is closed. */
  const openInWindow = (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const popup = openWindow();
    // If the popup is blocked, the link opens a tab.
    if (popup === null) return;
    event.preventDefault();
    // Denies the service access to this page.
    popup.opener = null;
    popup.location.href = link.href;
    clearInterval(poll.current);
    poll.current = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(poll.current);
      link.focus();
    }, POLL_MS);
  };
  return (
    <div id={id} popover="auto" ref={ref}>
      <p className="share-title">{label}</p>
      <ul role="list">
        {links.map(({ name, label: service, href }) => (
          <li key={name}>
            {name === 'email' ? (
              <a href={href}>{service}</a>
            ) : (
              <a href={href} target="_blank" rel="noopener" onClick={openInWindow}>
                {service}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A small centred popup; null if the browser blocks it. */
function openWindow(): Window | null {
  const left = Math.round(screenX + (outerWidth - WINDOW_WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - WINDOW_HEIGHT) / 2);
  return open('', '', `popup,width=${WINDOW_WIDTH},height=${WINDOW_HEIGHT},left=${left},top=${top}`);
}
