import { Icon } from '../../ui/icon/Icon.tsx';
import type { GalleryFacts } from './gallery-facts.ts';

interface Props {
  index: number;
  facts: GalleryFacts;
  onStep: (step: number) => void;
}

/** Previous and next. At an end the button stays focusable and is `aria-disabled`. */
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
