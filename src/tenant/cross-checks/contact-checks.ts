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
