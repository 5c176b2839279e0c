import type { Ports } from '../../ports/ports.ts';

/**
 * Reports each error object once. A cached error, such as that of an outdated site, is thrown for
 * every request, and repeating it would hide all others in the log.
 */
export function reportOnce(reportError: Ports['reportError']): Ports['reportError'] {
  const reported = new WeakSet<Error>();
  return (error) => {
    if (error instanceof Error) {
      if (reported.has(error)) return;
      reported.add(error);
    }
    reportError(error);
  };
}
