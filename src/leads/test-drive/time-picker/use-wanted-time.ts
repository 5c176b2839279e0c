import { useSyncExternalStore } from 'react';
import { wantedTime } from './wanted-time.ts';

const never = () => () => undefined;

/** The time that the page's address asks for; `''` in the first render, which must match the built page. */
export function useWantedTime(): string {
  return useSyncExternalStore(
    never,
    () => wantedTime(location.search),
    () => '',
  );
}
