/** An island because the device alone knows what was searched for. It hydrates when it comes into sight. */
import './recent-searches.css';
import { useStore } from '@nanostores/react';
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts';
import { $recentSearches, forgetSearches, noSearches } from './recent-searches.store.ts';

/** The last searches of this device, each to be made again; nothing until there are some. */
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
