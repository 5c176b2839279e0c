import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Parameters of an address by their names; one that is missing or empty asks for nothing. */
type Asked<Name extends string> = { readonly [Key in Name]?: string };

interface AddressQuery<Name extends string> {
  readonly asked: Asked<Name>;
  /** False while the page shows what was built. */
  readonly isRead: boolean;
  /** Changes the address too: `push` lets the browser's back button undo it. */
  readonly ask: (asked: Asked<Name>, how: 'push' | 'replace') => void;
}

/** Keeps what a list is asked for in the address of its page, where links and the browser's history change it too. */
export function useAddressQuery<Name extends string>(names: readonly Name[]): AddressQuery<Name> {
  const [asked, setAsked] = useState<Asked<Name> | null>(null);
  const read = useEffectEvent(() => setAsked(queryOf(location.search, names)));
  // Before the browser paints: what is not asked for is not shown first.
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
