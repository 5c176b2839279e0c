import { fill } from '../../../values/fill.ts';
import type { PhotoNote, Vehicle } from '../../vehicle.schema.ts';
import { isFilmFile } from './film-file.ts';
import { type VideoEmbed, videoEmbed } from './video-embed.ts';

export type PhotoSlide = {
  readonly kind: 'photo';
  readonly url: string;
  /** Absent if the photo is its own thumbnail. */
  readonly thumbUrl?: string;
  /** The part of the vehicle that it shows, such as "Interior". */
  readonly group?: string;
  readonly notes?: readonly PhotoNote[];
};
/** A video on a video platform. */
export type EmbedSlide = { readonly kind: 'embed' } & VideoEmbed;
/** A video file hosted by the dealer's supplier. */
export type FilmSlide = { readonly kind: 'film'; readonly url: string };
export type Slide = PhotoSlide | EmbedSlide | FilmSlide;

/** "Thumbnails only with more than 3 images (fullscreen too)" (stock and vehicle §9). */
export const THUMBNAILS_ABOVE = 3;

type Media = Pick<Vehicle, 'images' | 'videoUrl' | 'externalVideoUrl'>;

/** All photos in the order of the feed, then the video, if any. */
export function gallerySlides(vehicle: Media): Slide[] {
  const photos = vehicle.images.map(
    ({ url, thumbUrl, group, notes }): PhotoSlide => ({
      kind: 'photo',
      url,
      ...(thumbUrl !== null && thumbUrl !== url && { thumbUrl }),
      ...(group !== undefined && { group }),
      ...(notes !== undefined && { notes }),
    }),
  );
  const film = filmSlide(vehicle);
  return film === null ? photos : [...photos, film];
}

/** "embedded frame for a video-platform embed address, otherwise a native muted looping player". */
function filmSlide({ externalVideoUrl, videoUrl }: Media): EmbedSlide | FilmSlide | null {
  const embed = externalVideoUrl === null ? null : videoEmbed(externalVideoUrl);
  if (embed !== null) return { kind: 'embed', ...embed };
  const url =
    videoUrl ?? (externalVideoUrl !== null && isFilmFile(externalVideoUrl) ? externalVideoUrl : null);
  return url === null ? null : { kind: 'film', url };
}

export function hasThumbnails(slides: readonly Slide[]): boolean {
  return slides.filter(({ kind }) => kind === 'photo').length > THUMBNAILS_ABOVE;
}

/** "2/7". */
export function slidePosition(index: number, slides: readonly Slide[]): string {
  return `${index + 1}/${slides.length}`;
}

/** Alternative text of a slide. */
export function slideAlt(name: string, index: number, slides: readonly Slide[], filmLabel: string): string {
  if (slides[index]?.kind !== 'photo') return fill(filmLabel, { name });
  return `${name}, ${slidePosition(index, slides)}`;
}

/** The photo used as the poster of a video; null if there is none. */
export function filmPoster(slides: readonly Slide[]): PhotoSlide | null {
  return slides.find((slide): slide is PhotoSlide => slide.kind === 'photo') ?? null;
}
