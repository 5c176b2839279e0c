import { printTarget } from './print-target.ts';

/**
 * Whether the vehicle's page exists. If the request fails, it is assumed to exist, and the browser shows the error.
 */
async function isThere(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).status !== 404;
  } catch {
    return true;
  }
}

/** Redirects /print to the vehicle's page, or shows that there is none. */
export async function goToPrint(): Promise<void> {
  const target = printTarget(location.search);
  if (target !== null && (await isThere(target.href))) return location.replace(target.href);
  document.querySelector('[data-found]')?.toggleAttribute('hidden', true);
  document.querySelector('[data-unknown]')?.toggleAttribute('hidden', false);
}
