import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Query parameters by name; a missing or empty one is undefined. */
type Asked<Name extends string> = { readonly [Key in Name]?: string };

interface AddressQuery<Name extends string> {
  readonly asked: Asked<Name>;
  /** False until the query has been read; the built page is shown until then. */
  readonly isRead: boolean;
  /** Sets parameters; with `push` the Back button restores the previous ones. */
  readonly ask: (asked: Asked<Name>, how: 'push' | 'replace') => void;
}

/** State that is kept in the page's query, and follows links and the browser history. */
export function useAddressQuery<Name extends string>(names: readonly Name[]): AddressQuery<Name> {
  const [asked, setAsked] = useState<Asked<Name> | null>(null);
  const read = useEffectEvent(() => setAsked(queryOf(location.search, names)));
  // Read before the first paint, so that the unfiltered list does not flash up.
  useLayoutEffect(() => read(), []);
  useEffect(() => {
    const listener = () => read();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
  return {
    asked: asked ?? {},
    isRead: asked !== null,
    ask: (wanted, how) => {
      setAsked(wanted);
      const address = addressOf(wanted);
      if (how === 'push') history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    },
  };
}

function queryOf<Name extends string>(search: string, names: readonly Name[]): Asked<Name> {
  const query = new URLSearchParams(search);
  const asked: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = query.get(name);
    if (value !== null) asked[name] = value;
  }
  return asked;
}

function addressOf(asked: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  return query.size === 0 ? location.pathname : `${location.pathname}?${query}`;
}
