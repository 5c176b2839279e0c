import { browserArgs } from '#scripts/preview/pictures/find-browser.ts';

export { browserArgs, describeBrowser, ensureBrowser } from '#scripts/preview/pictures/find-browser.ts';

/** How many times slower than it could be the browser is: what passes on a quick machine alone shows itself. */
export const slowness = Number(process.env['SLOW_BROWSER'] ?? 1);

/** What Playwright turns off by itself: of two such lists the browser reads the last alone. */
const offInPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];
/** Pages of the address bar, which a whole Chromium renders out of sight for every test: a fifth of the processor. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

export const testBrowserArgs = [
  ...browserArgs,
  `--disable-features=${[...offInPlaywright, ...addressBar].join(',')}`,
];
