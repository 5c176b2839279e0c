import { useStore } from '@nanostores/react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchStatus } from '../search-view.ts';
import { useScreen } from '../use-screen.ts';

const statuses = { idle: 'idle', loading: 'loading', stalled: 'slow', error: 'failed' } as const;

export function useSearchStatus(): SearchStatus {
  const { status } = useInstantSearch({ catchError: true });
  return useStore(useScreen().source.$failure) ?? statuses[status];
}
