import { formatPath } from '../../problem.ts';
import type { CrossCheck } from '../cross-check.ts';

/** Two entries for the same branch and day would contradict each other. */
export const checkSpecialDays: CrossCheck = ({ locations }) => {
  const all = locations?.specialHours ?? [];
  return all.flatMap(({ date, locationId }, index) => {
    const first = all.findIndex((other) => other.date === date && other.locationId === locationId);
    if (first === index) return [];
    const path = ['specialHours', index, 'date'];
    const whose = locationId === null ? 'for all branches' : `for "${locationId}"`;
    const message = `${formatPath(path)} is "${date}", which specialHours[${first}] is ${whose} already.`;
    return [{ subject: 'locations', path, message, found: JSON.stringify(date), fix: 'Keep only one.' }];
  });
};
