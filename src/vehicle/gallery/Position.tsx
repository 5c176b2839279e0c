import { Icon } from '../../ui/icon/Icon.tsx';
import { fill } from '../../values/fill.ts';
import type { GalleryFacts } from './gallery-facts.ts';
import { slidePosition } from './slides/slides.ts';

interface Props {
  /** Null until known, because the browser may have scrolled the photos. */
  index: number | null;
  facts: GalleryFacts;
}

/**
 * The position, such as "3/24", and the same in words as a live region for screen readers. Space is reserved before
 * it is known.
 */
export function Position({ index, facts: { slides, texts } }: Props) {
  const total = slides.length;
  if (total < 2) return null;
  return (
    <p className="photo-count small figures">
      <Icon name="camera" />
      <span aria-hidden="true" style={{ minWidth: `${2 * String(total).length + 1}ch` }}>
        {index === null ? total : slidePosition(index, slides)}
      </span>
      <span className="visually-hidden" role="status">
        {index !== null && fill(texts.position, { index: index + 1, total })}
      </span>
    </p>
  );
}
