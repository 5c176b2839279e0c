import { isJsonObject } from './load/merge-settings.ts';
import type { SettingPath } from './problem.ts';
import type { Settings } from './settings/subjects.ts';

/** A group of settings that is shown from `start` until `expiry`. */
export interface SettingWindow {
  readonly subject: string;
  readonly path: SettingPath;
  readonly start: string | null;
  readonly expiry: string | null;
  /** The group's other settings. */
  readonly group: Readonly<Record<string, unknown>>;
}

/** Every group with a display window: promotions, announcements, campaigns and the like. */
export function settingWindows(settings: Partial<Settings>): SettingWindow[] {
  return Object.entries(settings).flatMap(([subject, value]) => windowsWithin(subject, [], value));
}

function windowsWithin(subject: string, path: SettingPath, group: unknown): SettingWindow[] {
  if (Array.isArray(group))
    return group.flatMap((item, index) => windowsWithin(subject, [...path, index], item));
  if (!isJsonObject(group)) return [];
  const inner = Object.entries(group).flatMap(([key, value]) =>
    windowsWithin(subject, [...path, key], value),
  );
  if (!('start' in group) || !('expiry' in group)) return inner;
  return [{ subject, path, start: day(group['start']), expiry: day(group['expiry']), group }, ...inner];
}

function day(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
