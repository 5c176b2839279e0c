import { type ComponentType, useEffect, useState } from 'react';

const load = async () => (await import('./NearMisses.tsx')).NearMisses;

/** Loads what is shown under a short list, and shows nothing if that fails. */
export function NearMissesPart() {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    void load()
      .catch(load)
      .then(
        (NearMisses) => setPart(() => NearMisses),
        () => undefined,
      );
  }, []);
  return Part && <Part />;
}
