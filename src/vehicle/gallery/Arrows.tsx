import { Icon } from '../../ui/Icon.tsx';
import type { GalleryFacts } from './gallery-facts.ts';

interface Props {
  index: number;
  facts: GalleryFacts;
  onStep: (step: number) => void;
}

/** Backwards and forwards. At an end a button keeps its place and focus, and says that it leads nowhere. */
export function Arrows({ index, facts: { slides, texts }, onStep }: Props) {
  if (slides.length < 2) return null;
  return (
    <>
      <button
        type="button"
        className="photo-button photo-arrow photo-arrow--back"
        aria-label={texts.previous}
        aria-disabled={index === 0}
        onClick={() => onStep(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="photo-button photo-arrow photo-arrow--on"
        aria-label={texts.next}
        aria-disabled={index === slides.length - 1}
        onClick={() => onStep(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </>
  );
}
