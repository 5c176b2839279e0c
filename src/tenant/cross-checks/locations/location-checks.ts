import { slugify } from '../../../values/slug.ts';
import type { Finding } from '../../mistakes/mistake.ts';
import { formatPath, type SettingPath } from '../../problem.ts';
import type { Location } from '../../settings/locations/locations.schema.ts';
import { type CrossCheck, freeName, settingFinding, unknownName } from '../cross-check.ts';

/** With several branches, one must be the primary one, which is used where none is chosen. */
export const checkPrimaryLocation: CrossCheck = ({ locations }) => {
  const all = locations?.locations ?? [];
  const [first, ...others] = all.flatMap((location, index) => (location.primary ? [index] : []));
  if (all.length > 1 && first === undefined) {
    const message = 'locations has no primary location; set "primary": true on one of them.';
    return [{ subject: 'locations', path: ['locations'], message }];
  }
  return others.map((index) =>
    aboutLocation(
      index,
      ['primary'],
      `is true, but locations[${first}] is the primary location already`,
      'true',
    ),
  );
};

/** Ids and slugs are used in addresses and stock, so they must be unique. */
export const checkLocationNames: CrossCheck = ({ locations }) => {
  const all = locations?.locations ?? [];
  return (['id', 'slug'] as const).flatMap((key) => {
    const values = all.map((location) => location[key]);
    return all.flatMap((location, index) => {
      const value = location[key];
      const first = values.indexOf(value);
      if (first === index) return [];
      const found = JSON.stringify(value);
      // A branch that was copied has the name of its own already.
      const nearest = JSON.stringify(freeName(slugify(location.name) || value, values));
      const finding = aboutLocation(index, [key], `is ${found}, as in locations[${first}] already`, found);
      return [{ ...finding, nearest }];
    });
  });
};

/** The order names locations by id. */
export const checkLocationOrder: CrossCheck = ({ locations }) => {
  const ids = (locations?.locations ?? []).map(({ id }) => id);
  return (locations?.order ?? []).flatMap((id, index) =>
    unknownName('locations', ['order', index], id, ids, "no location's id"),
  );
};

/** A holiday names a branch by id, and an open day has hours. */
export const checkSpecialHours: CrossCheck = ({ locations }) => {
  const ids = (locations?.locations ?? []).map(({ id }) => id);
  return (locations?.specialHours ?? []).flatMap(({ locationId, status, open, close }, index) => {
    const path = ['specialHours', index];
    const unknown =
      locationId === null
        ? []
        : unknownName('locations', [...path, 'locationId'], locationId, ids, "no location's id");
    if (status !== 'Open') return unknown;
    if (open === null || close === null) {
      const missing = [...(open === null ? ['open'] : []), ...(close === null ? ['close'] : [])];
      return [...unknown, timeless(index, missing)];
    }
    if (open < close) return unknown;
    const text = `is "${close}"; it must be later than open, "${open}".`;
    return [
      ...unknown,
      settingFinding('locations', [...path, 'close'], text, { found: JSON.stringify(close) }),
    ];
  });
};

/** Reported at the line of the status, because a missing setting has none. */
function timeless(index: number, missing: readonly string[]): Finding {
  const place = formatPath(['specialHours', index]);
  return {
    subject: 'locations',
    path: ['specialHours', index, 'status'],
    message: `${place} is "Open" and has no ${missing.join(' and no ')}.`,
    found: '"Open"',
    fix: 'Write when it opens and closes, such as "open": "09:00", "close": "12:00", or "status": "Closed".',
  };
}

export const checkOpeningHours: CrossCheck = ({ locations }) =>
  (locations?.locations ?? []).flatMap((location, index) => hoursFindings(location.openingHours, index));

function hoursFindings(hours: Location['openingHours'], location: number): Finding[] {
  return hours.flatMap((entry, index) => {
    const about = (key: string, text: string, found: unknown) =>
      aboutLocation(location, ['openingHours', index, key], text, JSON.stringify(found));
    const first = hours.findIndex(({ weekday }) => weekday === entry.weekday);
    const twice =
      first < index
        ? [about('weekday', `is ${entry.weekday}, as in openingHours[${first}] already`, entry.weekday)]
        : [];
    if (entry.status !== 'Open') return twice;
    const absent = (['open', 'close'] as const)
      .filter((key) => entry[key] === null)
      .map((key) => about(key, 'is null; a day that is "Open" needs a time such as "08:30"', null));
    if (entry.open === null || entry.close === null || entry.open < entry.close) return [...twice, ...absent];
    return [
      ...twice,
      about('close', `is "${entry.close}"; it must be later than open, "${entry.open}"`, entry.close),
    ];
  });
}

function aboutLocation(index: number, below: SettingPath, text: string, found: string): Finding {
  return settingFinding('locations', ['locations', index, ...below], `${text}.`, { found });
}

/** Two entries for the same branch and day would contradict each other. */
export const checkSpecialDays: CrossCheck = ({ locations }) => {
  const all = locations?.specialHours ?? [];
  return all.flatMap(({ date, locationId }, index) => {
    const first = all.findIndex((other) => other.date === date && other.locationId === locationId);
    if (first === index) return [];
    const path = ['specialHours', index, 'date'];
    const whose = locationId === null ? 'for all branches' : `for "${locationId}"`;
    const text = `is "${date}", which specialHours[${first}] is ${whose} already.`;
    const more = { found: JSON.stringify(date), fix: 'Keep only one.' };
    return [settingFinding('locations', path, text, more)];
  });
};
