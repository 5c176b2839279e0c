import type { GalleryFacts } from '../gallery-facts.ts';
import { Thumbs } from '../Thumbs.tsx';
import { slideGroups } from './slide-groups.ts';

interface Props {
  index: number;
  facts: GalleryFacts;
  onPick: (index: number) => void;
}

/** All photos at once, by the part of the vehicle that they show where the feed names it. */
export function Overview({ index, facts, onPick }: Props) {
  return (
    <div className="overview">
      {slideGroups(facts.slides).map(({ name, places }) => (
        <section key={name ?? ''} aria-label={name ?? undefined}>
          {name && <h3>{name}</h3>}
          <Thumbs index={index} facts={facts} places={places} onPick={onPick} />
        </section>
      ))}
    </div>
  );
}
