import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { Location } from '../tenant/settings/locations.schema.ts';
import type { FeedContext } from './advertised.ts';

const settings = demoSettings('harbourline');
const [first] = settings.locations.locations;
if (first === undefined) throw new Error('harbourline has no branch.');

/** A branch with a store code. */
export const branch: Location = { ...first, googleStoreCode: 'NORTH-1' };

/** Everything stands at that branch; photos are used as the stock gives them. */
export function aFeedContext(location: Location | null = branch): FeedContext {
  const { site, images, vehicle } = settings;
  return {
    settings: {
      site: { ...site, url: 'https://dealer.example', currency: 'AUD' },
      images: { ...images, urlTemplate: null },
      vehicle,
    },
    locationOf: () => location,
  };
}

/** What a seller may write anywhere: each breaks a row of a careless file. */
export const hostileTexts = [
  'Corolla, "Ascent" \'Sport\'',
  'Tab\there, line\nhere,\r\nand\u2028here',
  '<script>alert(1)</script> & </g:title>]]>',
  'Emoji 🚙👨‍👩‍👧 and half of one \uD83D',
  '=HYPERLINK("https://evil.example")',
  `${'Long words and emoji 🚙 '.repeat(20)}\u0000\u0008`,
] as const;
