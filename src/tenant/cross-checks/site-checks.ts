import type { Finding } from '../mistakes/mistake.ts';
import type { Settings } from '../settings/subjects.ts';
import type { CrossCheck } from './cross-check.ts';

/** The privacy page must say how to reach the dealer, and every page offers a phone number. */
export const checkContactDetails: CrossCheck = ({ site, locations }) => {
  if (!site) return [];
  const hasPhone = site.phone !== null || (locations?.locations ?? []).some((location) => location.phone);
  const missing = [
    ...(hasPhone ? [] : [{ key: 'phone', needs: 'a phone number, here or at a location' }]),
    ...(site.email === null ? [{ key: 'email', needs: 'an e-mail address for enquiries' }] : []),
  ];
  return missing.map(({ key, needs }) => ({
    subject: 'site',
    path: [key],
    message: `${key} is missing: customers need ${needs}.`,
  }));
};

/** The sites of all languages link to each other by the same list: each must find itself in it. */
export const checkLanguages: CrossCheck = ({ site }) => {
  if (site === undefined || (site.languages.length === 0 && site.languageOf === null)) return [];
  return [...listFindings(site), ...checkoutFindings(site)];
};

function listFindings({ locale, url, languages }: Settings['site']): Finding[] {
  if (languages.some((language) => language.locale === locale && language.url === url)) return [];
  return [
    {
      subject: 'site',
      path: ['languages'],
      message: `languages must list this site too: its locale "${locale}" with its url "${url}".`,
      allowed:
        languages.map((language) => `"${language.locale}" with "${language.url}"`).join(', ') || undefined,
      fix: 'The list stands in the site.json of the dealer; language editions take it over.',
    },
  ];
}

/** A reservation is made on one site and would not hold the car on the other. */
function checkoutFindings({ languageOf, features }: Settings['site']): Finding[] {
  if (languageOf === null || !features.checkout) return [];
  return [
    {
      subject: 'site',
      path: ['features', 'checkout'],
      message: `features.checkout must be false: cars are reserved on the site of ${languageOf}.`,
      allowed: 'false',
    },
  ];
}
