import { nationalDigits } from '../../values/contact/phone.ts';
import { phoneSettings } from '../cross-checks/locations/phone-checks.ts';
import { formatPath } from '../problem.ts';
import type { Advice } from './advice.ts';

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
