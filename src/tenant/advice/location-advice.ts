import { nationalDigits } from '../../values/contact/phone.ts';
import { dayOf } from '../../values/time/date.ts';
import { phoneSettings } from '../cross-checks/locations/phone-checks.ts';
import type { Finding } from '../mistakes/mistake.ts';
import { formatPath, type SettingPath } from '../problem.ts';
import type { Location } from '../settings/locations/locations.schema.ts';
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

/**
 * "NSW s19A number on site and ads, labelled, prominent" (Motor Dealers and Repairers Act 2013 (NSW)); other
 * states license dealers too, and customers there ask for the number.
 */
export const adviseOnLicences: Advice = ({ site, locations }) => {
  const seen = (locations?.locations ?? []).flatMap((location, index) =>
    location.visible ? [{ location, index }] : [],
  );
  const isInNewSouthWales = seen.some(({ location }) => location.address.state === 'NSW');
  const hidden: Finding[] =
    isInNewSouthWales && site?.showLicenceNumbers === false
      ? [
          {
            subject: 'site',
            path: ['showLicenceNumbers'],
            message:
              'showLicenceNumbers is false, but a branch is in New South Wales: the law there wants the licence number on the site (Motor Dealers and Repairers Act 2013).',
            found: 'false',
            fix: 'Write true.',
          },
        ]
      : [];
  return [...hidden, ...seen.flatMap(({ location, index }) => missingNumbers(location, index))];
};

function missingNumbers(location: Location, index: number): Finding[] {
  const does = (type: string) => location.types.some((one) => one === type);
  const sells = location.types.length === 0 || does('sales') || does('car-buying');
  const about = (key: string, what: string): Finding => {
    const path = ['locations', index, key];
    const { state } = location.address;
    const why =
      state === 'NSW'
        ? 'The law there wants it on the site and in advertisements.'
        : 'Customers look for it.';
    return {
      subject: 'locations',
      path,
      message: `${formatPath(path)} is missing: "${location.name}" in ${state} ${what}. ${why}`,
      fix: 'Write the number as it stands on the licence.',
    };
  };
  return [
    ...(sells && location.dealerLicenceNumber === null
      ? [about('dealerLicenceNumber', 'sells vehicles')]
      : []),
    ...(does('service') && location.motorVehicleRepairerNumber === null && location.address.state === 'NSW'
      ? [about('motorVehicleRepairerNumber', 'repairs vehicles')]
      : []),
  ];
}

/** A local number works only for callers from the same region, and never from a mobile. */
export const adviseOnPhones: Advice = (settings) =>
  phoneSettings(settings)
    .filter(({ phone }) => /^[2-9]\d{7}$/.test(nationalDigits(phone)))
    .map(({ subject, path, phone }) => ({
      subject,
      path,
      message: `${formatPath(path)} is ${JSON.stringify(phone)}, a number without its area code.`,
      found: JSON.stringify(phone),
      fix: 'Write the area code before it, such as "(07) 3000 1234".',
    }));
