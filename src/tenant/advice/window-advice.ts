import { type InstantWindow, instantWindow } from '../../values/time/time-window.ts';
import { formatPath } from '../problem.ts';
import { type SettingWindow, settingWindows } from '../setting-windows.ts';
import type { Advice } from './advice.ts';

/** Expired windows: what is over is not shown any more and can be removed from the file. */
export const adviseOnWindows: Advice = (settings, now) =>
  settingWindows(settings)
    .filter((shown) => (instants(shown, settings.site?.timeZone)?.until ?? Infinity) <= now.getTime())
    .map(({ subject, path, expiry }) => ({
      subject,
      path: [...path, 'expiry'],
      message: `${formatPath(path)} was over at "${expiry}".`,
      found: JSON.stringify(expiry),
      fix: 'Take it away, or give it a new expiry.',
    }));

/** Two items for the same place at the same time, of which only one can be shown. */
export const adviseOnPositions: Advice = (settings) => {
  const placed = settingWindows(settings).filter(({ group }) => typeof group['position'] === 'number');
  return placed.flatMap((shown, index) => {
    const other = placed
      .slice(0, index)
      .find((before) => isSamePlace(before, shown) && overlap(before, shown, settings.site?.timeZone));
    if (other === undefined) return [];
    const path = [...shown.path, 'position'];
    const position = String(shown.group['position']);
    return [
      {
        subject: shown.subject,
        path,
        message: `${formatPath(path)} is ${position}, where ${formatPath(other.path)} stands at the same time.`,
        found: position,
        fix: 'Give one of them another position, or windows that do not overlap.',
      },
    ];
  });
};

/** Same list, same position and pages of the same kinds of car. */
function isSamePlace(one: SettingWindow, other: SettingWindow): boolean {
  const list = ({ subject, path }: SettingWindow) => JSON.stringify([subject, ...path.slice(0, -1)]);
  return (
    list(one) === list(other) &&
    one.group['position'] === other.group['position'] &&
    JSON.stringify(one.group['display']) === JSON.stringify(other.group['display'])
  );
}

function overlap(one: SettingWindow, other: SettingWindow, timeZone: string | undefined): boolean {
  const [first, second] = [instants(one, timeZone), instants(other, timeZone)];
  return first !== null && second !== null && first.from < second.until && second.from < first.until;
}

function instants(shown: SettingWindow, timeZone = 'UTC'): InstantWindow | null {
  return instantWindow(shown, timeZone);
}
