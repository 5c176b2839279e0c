/**
 * An island because a car is turned by touch, keys and buttons. It hydrates at the first touch, or when in view if it
 * may start by itself. Compared with a custom element React adds 67 KB (gzip) at the first touch, but the gallery
 * next to it needs React anyway.
 */
import { useMemo } from 'react';
import { type PageData, readPageData } from '../../ui/hydration/page-data.ts';
import { Interior } from './interior/Interior.tsx';
import type { InteriorData } from './interior/interior-data.ts';
import { Spin } from './Spin.tsx';
import type { SpinFacts, TurnFacts } from './turn-facts.ts';

interface Props {
  spin?: PageData<SpinFacts>;
  interior?: PageData<TurnFacts<InteriorData>>;
}

export function TurnView({ spin, interior }: Props) {
  const facts = useMemo(
    () => ({ spin: spin && readPageData(spin), interior: interior && readPageData(interior) }),
    [spin, interior],
  );
  if (facts.spin) return <Spin facts={facts.spin} />;
  return facts.interior ? <Interior facts={facts.interior} /> : null;
}
