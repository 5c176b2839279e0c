import { useEffect, useMemo, useRef } from 'react';
import { InstantSearch, InstantSearchSSRProvider, useConnector, useInstantSearch } from 'react-instantsearch';
import { indexName } from '../../state/search-request.ts';
import type { SearchState } from '../../state/search-state.ts';
import { askConnector } from './ask-connector.ts';
import type { SearchSession } from './search-session.store.ts';
import type { SessionClient } from './session-options.ts';

interface Props {
  session: SearchSession;
  client: SessionClient;
}

/**
 * The engine's side of the screen, without anything to see: asks for what the session wants to know and
 * hands on the answers. It asks nothing until the search differs from the built page.
 */
export function Connected({ session, client }: Props) {
  const { request } = session;
  return (
    // Empty "results of the server" keep InstantSearch from asking for what the page already shows.
    <InstantSearchSSRProvider initialResults={noResults}>
      <InstantSearch
        searchClient={client.searchClient}
        indexName={indexName('relevant', request)}
        future={future}
      >
        <Asker session={session} />
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}

const noResults = {};
const future = { preserveSharedStateOnUnmount: true };

function Asker({ session }: Pick<Props, 'session'>) {
  const connector = useMemo(() => askConnector(session.$state.get, session.request), [session]);
  const { ask } = useConnector(connector);
  const { results, status, refresh } = useInstantSearch({ catchError: true });
  const askRef = useRef(ask);
  const handed = useRef<unknown>(null);
  useEffect(() => {
    let last: SearchState | null = null;
    return session.$asked.subscribe((state) => {
      if (state === null || state === last) return;
      last = state;
      askRef.current(state);
    });
  }, [session]);
  useEffect(() => session.$retries.listen(refresh), [session, refresh]);
  useEffect(() => {
    if (status === 'error') return session.fail();
    // InstantSearch makes up empty results before the first; and while another question is open, its
    // answer is the one that counts.
    if (status !== 'idle' || !results || '__isArtificial' in results) return;
    const raw = results._rawResults;
    if (raw === handed.current) return;
    handed.current = raw;
    session.receive(raw);
  }, [session, results, status]);
  return null;
}
