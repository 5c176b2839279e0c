import { Photo } from '../../../ui/photo/Photo.tsx';
import type { GalleryFacts } from '../gallery-facts.ts';
import { EmbedSlide } from './EmbedSlide.tsx';
import { FilmSlide } from './FilmSlide.tsx';
import { PhotoNotes } from './PhotoNotes.tsx';
import { slideAlt } from './slides.ts';

interface Props {
  facts: GalleryFacts;
  place: number;
  /** Whether the slide is in view; only then a video plays. */
  isCurrent: boolean;
  /** Loads eagerly, because the slide is in view or next to it. */
  isNear: boolean;
  sizes: string;
}

export function SlideContent({ facts, place, isCurrent, isNear, sizes }: Props) {
  const slide = facts.slides[place];
  if (slide === undefined) return null;
  if (slide.kind === 'embed') return <EmbedSlide slide={slide} facts={facts} isCurrent={isCurrent} />;
  if (slide.kind === 'film') return <FilmSlide slide={slide} facts={facts} isCurrent={isCurrent} />;
  const photo = (
    <Photo
      url={slide.url}
      alt={slideAlt(facts.name, place, facts.slides, facts.texts.video.label)}
      sizes={sizes}
      settings={facts.images}
      priority={isNear}
    />
  );
  if (slide.notes === undefined) return photo;
  return (
    <div className="noted">
      {photo}
      <PhotoNotes notes={slide.notes} />
    </div>
  );
}
