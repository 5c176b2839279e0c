import signedIn from '../../account/signed-in.js?raw';
import deviceRoom from '../../garage/page/device-room.js?raw';
import earlyThanks from '../../leads/success/early-thanks.js?raw';
import earlyInput from '../../search/landing/early-input.js?raw';
import closeRefine from '../../search/landing/refine/close-refine.js?raw';
import awaitList from '../../ui/await-list.js?raw';
import closableBars from '../../ui/closable-bars.js?raw';
import inWindow from '../../ui/in-window.js?raw';
import lostScripts from '../../ui/islands/lost-scripts.js?raw';
import weeklyPrice from '../../vehicle/price/weekly-price.js?raw';

/**
 * Our own scripts that stand within pages because they decide before anything is painted. No other may run
 * there, but for what Astro itself inlines: one that is missing here does not.
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
  signedIn,
  weeklyPrice,
];
