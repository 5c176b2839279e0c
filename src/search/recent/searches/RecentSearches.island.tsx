/** An island because only the device knows its recent searches. It hydrates when visible. */
import './recent-searches.css';
import { useStore } from '@nanostores/react';
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts';
import { $recentSearches, forgetSearches, noSearches } from './recent-searches.store.ts';

/** Links to the recent searches of this device; nothing if there are none. */
export function RecentSearches({ forget }: { forget: string }) {
  const searches = useStore($recentSearches, { ssr: () => noSearches });
  const isHydrated = useHydrated();
  return (
    <div className="recent-searches" data-empty={isHydrated && searches.length === 0 ? '' : undefined}>
      {searches.length > 0 && (
        <>
          <ul role="list">
            {searches.map(({ path, words }) => (
              <li key={path}>
                <a href={path}>{words}</a>
              </li>
            ))}
          </ul>
          <button type="button" onClick={forgetSearches}>
            {forget}
          </button>
        </>
      )}
    </div>
  );
}
