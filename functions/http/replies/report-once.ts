import type { Ports } from '../../ports/ports.ts';

/**
 * Tells of each error once: what is kept as an error, such as a site that another version built, meets
 * everybody who asks, and thousands of the same line would hide all others.
 */
export function reportOnce(reportError: Ports['reportError']): Ports['reportError'] {
  const told = new WeakSet<Error>();
  return (error) => {
    if (error instanceof Error) {
      if (told.has(error)) return;
      told.add(error);
    }
    reportError(error);
  };
}
