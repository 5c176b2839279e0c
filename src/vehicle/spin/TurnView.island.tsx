/**
 * An island because a car is turned by fingers, keys and buttons. It hydrates at the first touch, or in view where a
 * view may go live by itself. With React the first touch loads 67 KB (gzip) more than as an element of its own, but the
 * photographs beside it need React as well.
 */
import { useMemo } from 'react';
import { type Handed, take } from '../../ui/handed.ts';
import { Interior } from './Interior.tsx';
import type { InteriorData } from './interior-data.ts';
import { Spin } from './Spin.tsx';
import type { SpinFacts, TurnFacts } from './turn-facts.ts';

interface Props {
  spin?: Handed<SpinFacts>;
  interior?: Handed<TurnFacts<InteriorData>>;
}

export function TurnView({ spin, interior }: Props) {
  const facts = useMemo(
    () => ({ spin: spin && take(spin), interior: interior && take(interior) }),
    [spin, interior],
  );
  if (facts.spin) return <Spin facts={facts.spin} />;
  return facts.interior ? <Interior facts={facts.interior} /> : null;
}
