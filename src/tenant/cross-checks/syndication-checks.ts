import type { CrossCheck } from './cross-check.ts';

/**
 * Google identifies a vehicle's place by the store code of its branch: without any, the feed would be empty.
 */
export const checkStoreCodes: CrossCheck = ({ syndication, locations }) => {
  if (!syndication?.google.enabled || !locations) return [];
  const hasCode = locations.locations.some(
    ({ visible, googleStoreCode }) => visible && googleStoreCode !== null,
  );
  if (hasCode) return [];
  return [
    {
      subject: 'syndication',
      path: ['google', 'enabled'],
      message:
        'google.enabled is true, but no visible branch in locations.json has a "googleStoreCode": the feed would be empty.',
    },
  ];
};
