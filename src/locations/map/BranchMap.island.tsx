/**
 * An island because a press replaces the drawing of a branch with a third-party map. It hydrates at the first touch;
 * Leaflet is loaded on press.
 */
import { type ReactNode, useMemo } from 'react';
import { type PageData, readPageData } from '../../ui/hydration/page-data.ts';
import { LocationMap } from './LocationMap.tsx';
import type { MapFacts } from './map-facts.ts';

interface Props {
  facts: PageData<MapFacts>;
  /** Slot with the drawing. */
  children?: ReactNode;
}

export function BranchMap({ facts: handed, children }: Props) {
  const facts = useMemo(() => readPageData(handed), [handed]);
  return <LocationMap facts={facts}>{children}</LocationMap>;
}
