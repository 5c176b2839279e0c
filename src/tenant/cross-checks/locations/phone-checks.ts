import { phoneWithLostZero, readPhone, telHref } from '../../../values/contact/phone.ts';
import type { Finding } from '../../mistakes/mistake.ts';
import { formatPath, type SettingPath } from '../../problem.ts';
import { settingTexts } from '../../setting-texts.ts';
import type { Settings } from '../../settings/subjects.ts';
import type { CrossCheck } from '../cross-check.ts';

/** A phone number with its place in the settings. */
export interface PhoneSetting {
  readonly subject: string;
  readonly path: SettingPath;
  readonly phone: string;
}

const ALLOWED =
  'a number with its area code such as "(07) 3000 1234", a mobile such as "0412 345 678", one that begins with 13, 1300 or 1800, or with + and the country';

/** Checks every number that the site shows and dials. */
export const checkPhoneNumbers: CrossCheck = (settings) =>
  [...phoneSettings(settings), ...phoneLinks(settings)]
    .filter(({ phone }) => readPhone(phone.replace(/^tel:/, '')) === null)
    .map(({ subject, path, phone }): Finding => {
      const message = `${formatPath(path)} is ${JSON.stringify(phone)}, which is no phone number.`;
      const meant = meantNumber(phone);
      const nearest = meant === null ? undefined : JSON.stringify(meant);
      return { subject, path, message, found: JSON.stringify(phone), nearest, allowed: ALLOWED };
    });

function meantNumber(phone: string): string | null {
  const meant = phoneWithLostZero(phone.replace(/^tel:/, ''));
  return meant !== null && phone.startsWith('tel:') ? telHref(meant) : meant;
}

/** The numbers of the dealer and of its branches. */
export function phoneSettings({ site, locations }: Partial<Settings>): PhoneSetting[] {
  const { all, new: newCars, used, demo } = site?.phoneOverrides ?? {};
  return [
    ...given('site', ['phone'], site?.phone),
    ...Object.entries({ all, new: newCars, used, demo }).flatMap(([key, phone]) =>
      given('site', ['phoneOverrides', key], phone),
    ),
    ...(locations?.locations ?? []).flatMap(({ phone, landlinePhone }, index) => [
      ...given('locations', ['locations', index, 'phone'], phone),
      ...given('locations', ['locations', index, 'landlinePhone'], landlinePhone),
    ]),
  ];
}

function given(subject: string, path: SettingPath, phone: string | null | undefined): PhoneSetting[] {
  return phone === null || phone === undefined ? [] : [{ subject, path, phone }];
}

function phoneLinks(settings: Partial<Settings>): PhoneSetting[] {
  return settingTexts(settings)
    .filter(({ text }) => text.startsWith('tel:') && !text.includes('{'))
    .map(({ subject, path, text }) => ({ subject, path, phone: text }));
}
