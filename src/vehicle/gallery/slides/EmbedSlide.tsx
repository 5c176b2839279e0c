import { type MouseEvent, useEffect, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { fill } from '../../../values/fill.ts';
import type { GalleryFacts } from '../gallery-facts.ts';
import { type EmbedSlide as Embed, filmPoster } from './slides.ts';

interface Props {
  slide: Embed;
  facts: GalleryFacts;
  isCurrent: boolean;
}

/**
 * An embedded video. Nothing is requested from the platform until the shopper presses play; leaving the slide unloads
 * it.
 */
export function EmbedSlide({ slide, facts: { name, slides, images, texts }, isCurrent }: Props) {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isCurrent) setPlaying(false);
  }, [isCurrent]);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };
  const { platform, host } = slide;
  const photo = filmPoster(slides);
  if (isPlaying) {
    return (
      <iframe
        className="film"
        src={slide.embedUrl}
        title={fill(texts.video.label, { name })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className="film-poster">
      {photo && <Photo url={photo.url} alt="" sizes="100vw" settings={images} />}
      <a className="button" href={slide.watchUrl} target="_blank" rel="noopener" onClick={play}>
        <Icon name="play" />
        {texts.video.play}
      </a>
      <p className="small">{fill(texts.video.contacts, { platform, host })}</p>
    </div>
  );
}
