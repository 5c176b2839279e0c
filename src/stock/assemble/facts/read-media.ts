import type { FeedSettings } from '../../../tenant/settings/publish/feed.schema.ts';
import { isFilmFile } from '../../../vehicle/gallery/slides/film-file.ts';
import { videoEmbed } from '../../../vehicle/gallery/slides/video-embed.ts';
import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';
import { readImageUrls, readUrl } from '../../cells/images.ts';
import { found, unusable } from '../../cells/reading.ts';
import { plainLine } from '../../cells/texts/plain-text.ts';
import type { FeedField } from '../../columns/feed-fields.ts';
import type { RowReader } from '../row-reader.ts';
import { readPhotoNotes } from './read-structures.ts';

export type MediaFacts = Pick<
  Vehicle,
  | 'images'
  | 'photosCount'
  | 'videoUrl'
  | 'externalVideoUrl'
  | 'spinImages'
  | 'spinInteriorImage'
  | 'spinCode'
  | 'historyReportUrl'
>;

/** Images and videos. A thumbnail, or the name of a group, belongs to the image at the same position. */
export function readMedia(row: RowReader, separator: FeedSettings['imageSeparator']): MediaFacts {
  const urls = [...new Set([...list(row, 'images', separator), ...list(row, 'moreImages', separator)])];
  const thumbs = list(row, 'thumbnails', separator);
  const groups = row
    .filled('photoGroups')
    .flatMap(({ text }) => text.split('|').map((name) => plainLine(name)));
  const notes = readPhotoNotes(row);
  const images = urls.map((url, index) => {
    const group = groups.length === urls.length ? groups[index] : null;
    const own = notes.flatMap(({ photo, ...note }) => (photo === index + 1 ? [note] : []));
    return {
      url,
      thumbUrl: thumbs.length === urls.length ? (thumbs[index] ?? null) : null,
      ...(group && { group }),
      ...(own.length > 0 && { notes: own }),
    };
  });
  const spinImages = list(row, 'spinImages', separator);
  warnOfSpinCode(row, spinImages);
  return {
    images,
    photosCount: images.length,
    ...readVideo(row),
    spinImages,
    spinInteriorImage: url(row, 'spinInteriorImage'),
    spinCode: row.text('spinCode'),
    historyReportUrl: url(row, 'historyReportUrl'),
  };
}

/** A platform's film comes before a file, in whichever column it stands: the gallery shows one film. */
function readVideo(row: RowReader): Pick<MediaFacts, 'videoUrl' | 'externalVideoUrl'> {
  const video = url(row, 'videoUrl', (address) => !isOnPlatform(address) || isPlayable(address));
  const external = url(row, 'externalVideoUrl', isPlayable);
  const embed = [external, video].find((address) => address !== null && videoEmbed(address) !== null);
  return {
    videoUrl: video !== null && videoEmbed(video) === null ? video : null,
    externalVideoUrl: embed ?? external,
  };
}

const isPlayable = (address: string) => videoEmbed(address) !== null || isFilmFile(address);

/** Its pages, such as a channel, are no films. */
function isOnPlatform(address: string): boolean {
  return /^https?:\/\/([\w-]+\.)*(youtube(-nocookie)?|youtu|vimeo)\.(com|be)(\/|$)/i.test(address);
}

/** Third-party code never runs on a page: a spin without images of its own is not shown. */
function warnOfSpinCode(row: RowReader, spinImages: readonly string[]): void {
  const code = row.filled('spinCode')[0]?.text;
  if (code === undefined || spinImages.length > 1) return;
  row.warn('spinCode', code, 'is not shown: a view all round is made of its pictures, in spinImages');
}

function list(row: RowReader, field: FeedField, separator: FeedSettings['imageSeparator']): string[] {
  const cells = row.filled(field).map(({ text }) => text);
  const { urls, refused } = readImageUrls(cells, separator);
  // A number in a column "photos" is a count, not a broken address.
  const broken = refused.filter((piece) => !/^\d+$/.test(piece));
  if (broken.length > 0) row.warn(field, broken.join(' '), 'left out: is not a web address');
  return urls;
}

function url(
  row: RowReader,
  field: FeedField,
  isPlayed: (address: string) => boolean = () => true,
): string | null {
  return row.value(field, (text) => {
    const address = readUrl(text);
    if (address === null) return unusable('is not a web address');
    if (isPlayed(address)) return found(address);
    return unusable('is neither a film on YouTube or Vimeo nor a file ending in .mp4, .webm, .mov or .m4v');
  });
}
