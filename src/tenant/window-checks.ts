import { instantWindow } from '../values/time/time-window.ts';
import { type CrossCheck, settingFinding } from './cross-checks/cross-check.ts';
import type { Finding } from './mistakes/mistake.ts';
import { settingWindows } from './setting-windows.ts';

/** A window that ends before it begins would silently never open. */
export const checkWindows: CrossCheck = (settings) =>
  settingWindows(settings).flatMap(({ subject, path, start, expiry }): Finding[] => {
    const shown = instantWindow({ start, expiry }, settings.site?.timeZone ?? 'UTC');
    if (shown === null || shown.from < shown.until) return [];
    const at = [...path, 'expiry'];
    const text = `is "${expiry}", but it starts at "${start}": it would never show.`;
    return [
      settingFinding(subject, at, text, {
        related: [...path, 'start'],
        found: JSON.stringify(expiry),
        allowed: `a time after "${start}", or null for no end`,
      }),
    ];
  });
