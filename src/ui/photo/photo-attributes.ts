import { type ImageSettings, imageSource } from './image-url.ts';

export interface PhotoProps {
  url: string;
  alt: string;
  /** CSS `sizes`: rendered width per viewport width. */
  sizes: string;
  settings: ImageSettings;
  width?: number | undefined;
  height?: number | undefined;
  /** Loads eagerly; set for the first pictures of a page. Others load lazily. */
  priority?: boolean | undefined;
}

/** HTML attributes of every picture: dimensions against layout shift, `srcset`, lazy by default. */
export function photoAttributes({
  url,
  alt,
  sizes,
  settings,
  width = 600,
  height = 400,
  priority,
}: PhotoProps) {
  const { src, srcSet } = imageSource(url, width / height, settings);
  return {
    src,
    srcset: srcSet,
    sizes: srcSet === undefined ? undefined : sizes,
    width,
    height,
    alt,
    loading: priority ? 'eager' : 'lazy',
    // Low priority for thumbnails, which are in view too and would compete with the main photo.
    fetchpriority: priority ? 'high' : 'low',
    decoding: priority ? undefined : 'async',
  } as const;
}
