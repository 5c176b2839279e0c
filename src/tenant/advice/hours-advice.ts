import { dayOf } from '../../values/time/date.ts';
import { formatPath, type SettingPath } from '../problem.ts';
import type { Advice } from './advice.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Opening hours should be complete at every visible branch, because customers rely on them. */
export const adviseOnHours: Advice = ({ locations }) =>
  (locations?.locations ?? []).flatMap(({ visible, openingHours, name }, index) => {
    const path: SettingPath = ['locations', index, 'openingHours'];
    const missing = weekdays.filter((_, day) => openingHours.every(({ weekday }) => weekday !== day));
    if (!visible || missing.length === 0) return [];
    const message =
      openingHours.length === 0
        ? `${formatPath(path)} says nothing: customers of "${name}" do not know when to come.`
        : `${formatPath(path)} of "${name}" does not say what holds on ${missing.join(', ')}.`;
    const fix = 'Give each weekday an entry, closed days with "status": "Closed".';
    return [{ subject: 'locations', path, message, fix }];
  });

/** Holidays in the past, and closed days that have hours. */
export const adviseOnSpecialHours: Advice = ({ locations, site }, now) => {
  const today = dayOf(now.getTime(), site?.timeZone ?? 'UTC');
  return (locations?.specialHours ?? []).flatMap(({ date, status, open, close }, index) => {
    const about = (key: string, message: string, fix: string) => {
      const path = ['specialHours', index, key];
      return { subject: 'locations', path, message: `${formatPath(path)} ${message}`, fix };
    };
    const past =
      date < today
        ? [about('date', `is "${date}", which is past.`, 'Take it away, or give the day of next year.')]
        : [];
    const isContradictory = status !== 'Open' && (open !== null || close !== null);
    const closed = isContradictory
      ? [
          about(
            'status',
            `is "${status}", but the day has hours: they are not shown.`,
            'Write "Open", or null for open and close.',
          ),
        ]
      : [];
    return [...past, ...closed];
  });
};
