import { browserArgs } from '#scripts/preview/pictures/find-browser.ts';

export { browserArgs, describeBrowser, ensureBrowser } from '#scripts/preview/pictures/find-browser.ts';

/** Slows the browser down by this factor, to find tests that pass only on a fast machine. */
export const slowness = Number(process.env['SLOW_BROWSER'] ?? 1);

/** Features that Playwright switches off: the browser uses only the last such list, so they are repeated here. */
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
/** Pages of the address bar, which a full Chromium renders invisibly for every test: a fifth of the CPU time. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

export const testBrowserArgs = [
  ...browserArgs,
  `--disable-features=${[...offInPlaywright, ...addressBar].join(',')}`,
];
