import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CardLayout } from '../../../tenant/templates.ts';
import type { SearchHit } from '../search-view.ts';
import { CardSkeleton } from './CardSkeleton.tsx';

/** About one screen before it scrolls into view. */
const AHEAD = '600px';

interface Props {
  hit: SearchHit;
  currency: string;
  layout: CardLayout;
  /** Called once, shortly before the card becomes visible. */
  onNear: (id: string) => void;
  children?: ReactNode;
}

/** A skeleton that loads its card shortly before it scrolls into view. */
export function ComingCard({ hit, currency, layout, onNear, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const { id } = hit;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
        onNear(id);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, onNear]);
  return (
    <div ref={place} className="coming" data-near={isNear || undefined}>
      <CardSkeleton brief={hit.brief} currency={currency} layout={layout}>
        {children}
      </CardSkeleton>
    </div>
  );
}
