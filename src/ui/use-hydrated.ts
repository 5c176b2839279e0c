import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False for the first render, which must equal the built page; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
