import { printTarget } from './print-target.ts';

/** Whether the vehicle has a page; without an answer it is tried, and the browser says what is wrong. */
async function isThere(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).status !== 404;
  } catch {
    return true;
  }
}

/** On /print: goes on to the vehicle's page, or says that there is none. */
export async function goToPrint(): Promise<void> {
  const target = printTarget(location.search);
  if (target !== null && (await isThere(target.href))) return location.replace(target.href);
  document.querySelector('[data-found]')?.toggleAttribute('hidden', true);
  document.querySelector('[data-unknown]')?.toggleAttribute('hidden', false);
}
