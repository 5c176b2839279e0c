import { type ReactNode, useEffect, useRef } from 'react';
import type { SearchHit } from '../search-view.ts';
import { CardSkeleton } from './CardSkeleton.tsx';

/** About one screen before it scrolls into view. */
const AHEAD = '600px';

interface Props {
  hit: SearchHit;
  currency: string;
  /** Once, when the card is about to be seen. */
  onNear: (id: string) => void;
  children?: ReactNode;
}

/** A skeleton that fetches its card shortly before it scrolls into view. */
export function ComingCard({ hit, currency, onNear, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { id } = hit;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear(id);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, onNear]);
  return (
    <div ref={place} className="coming">
      <CardSkeleton brief={hit.brief} currency={currency}>
        {children}
      </CardSkeleton>
    </div>
  );
}
