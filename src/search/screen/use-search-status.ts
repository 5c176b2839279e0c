import { useStore } from '@nanostores/react';
import { useInstantSearch } from 'react-instantsearch';
import { useScreen } from './ScreenContext.ts';
import type { SearchStatus } from './search-view.ts';

const statuses = { idle: 'idle', loading: 'loading', stalled: 'slow', error: 'failed' } as const;

export function useSearchStatus(): SearchStatus {
  const { status } = useInstantSearch({ catchError: true });
  return useStore(useScreen().source.$failure) ?? statuses[status];
}
