import { useEffect, useState } from 'react';

const loadNearMisses = async () => (await import('./NearMisses.tsx')).NearMisses;

type Loaded = { readonly NearMisses: Awaited<ReturnType<typeof loadNearMisses>> };

/** Loads what is shown under a short list, and shows nothing if that fails. */
export function NearMissesPart() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    void loadNearMisses()
      .catch(loadNearMisses)
      .then(
        (NearMisses) => setLoaded({ NearMisses }),
        () => undefined,
      );
  }, []);
  return loaded && <loaded.NearMisses />;
}
