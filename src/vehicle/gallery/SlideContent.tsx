import { Photo } from '../../ui/Photo.tsx';
import { EmbedSlide } from './EmbedSlide.tsx';
import { FilmSlide } from './FilmSlide.tsx';
import type { GalleryFacts } from './gallery-facts.ts';
import { slideAlt } from './slides.ts';

interface Props {
  facts: GalleryFacts;
  place: number;
  /** Whether it is the slide in sight; only such a film plays. */
  isCurrent: boolean;
  /** Loads at once, as it is in sight or next to it. */
  isNear: boolean;
  sizes: string;
}

export function SlideContent({ facts, place, isCurrent, isNear, sizes }: Props) {
  const slide = facts.slides[place];
  if (slide === undefined) return null;
  if (slide.kind === 'embed') return <EmbedSlide slide={slide} facts={facts} isCurrent={isCurrent} />;
  if (slide.kind === 'film') return <FilmSlide slide={slide} facts={facts} isCurrent={isCurrent} />;
  return (
    <Photo
      url={slide.url}
      alt={slideAlt(facts.name, place, facts.slides, facts.texts.video.label)}
      sizes={sizes}
      settings={facts.images}
      priority={isNear}
    />
  );
}
