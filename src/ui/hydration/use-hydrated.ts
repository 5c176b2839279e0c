import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the first render, which must match the built page; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
