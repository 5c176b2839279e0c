import signedIn from '../../account/session/signed-in.js?raw';
import deviceRoom from '../../garage/page/device-room.js?raw';
import earlyThanks from '../../leads/success/early-thanks.js?raw';
import earlyInput from '../../search/landing/early-input.js?raw';
import closeRefine from '../../search/landing/refine/close-refine.js?raw';
import markViews from '../../search/recent/viewed/mark-views.js?raw';
import awaitList from '../../ui/await-list.js?raw';
import lostScripts from '../../ui/islands/lost-scripts.js?raw';
import sameQuery from '../../ui/same-query.js?raw';
import closableBars from '../../ui/timed/closable-bars.js?raw';
import inWindow from '../../ui/timed/in-window.js?raw';
import weeklyPrice from '../../vehicle/price/weekly-price.js?raw';

/**
 * Our inline scripts, which must run before the first paint. Only these and the scripts that Astro inlines
 * may run within a page: a script missing here is blocked.
 */
export const inlineScripts: readonly string[] = [
  awaitList,
  closableBars,
  closeRefine,
  deviceRoom,
  earlyInput,
  earlyThanks,
  inWindow,
  lostScripts,
  markViews,
  sameQuery,
  signedIn,
  weeklyPrice,
];
