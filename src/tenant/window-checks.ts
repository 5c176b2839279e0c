import { instantWindow } from '../values/time/time-window.ts';
import type { CrossCheck } from './cross-checks/cross-check.ts';
import type { Finding } from './mistakes/mistake.ts';
import { formatPath } from './problem.ts';
import { settingWindows } from './setting-windows.ts';

/** A window that ends before it begins would silently never open. */
export const checkWindows: CrossCheck = (settings) =>
  settingWindows(settings).flatMap(({ subject, path, start, expiry }): Finding[] => {
    const shown = instantWindow({ start, expiry }, settings.site?.timeZone ?? 'UTC');
    if (shown === null || shown.from < shown.until) return [];
    const at = [...path, 'expiry'];
    const message = `${formatPath(at)} is "${expiry}", but it starts at "${start}": it would never show.`;
    return [
      {
        subject,
        path: at,
        related: [...path, 'start'],
        message,
        found: JSON.stringify(expiry),
        allowed: `a time after "${start}", or null for no end`,
      },
    ];
  });
