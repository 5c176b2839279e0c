import { type ImageSettings, imageSource } from './image-url.ts';

export interface PhotoProps {
  url: string;
  alt: string;
  /** CSS `sizes`: how wide the picture is drawn at which viewport. */
  sizes: string;
  settings: ImageSettings;
  width?: number | undefined;
  height?: number | undefined;
  /** The first pictures of a page load at once; all others when they come near the screen. */
  priority?: boolean | undefined;
}

/**
 * Attributes of every picture of the site, under their HTML names: dimensions against layout shift,
 * sizes to choose from, lazy by default.
 */
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
    // Thumbnails are in sight as well, and would share the line with the photograph that the page is about.
    fetchpriority: priority ? 'high' : 'low',
    decoding: priority ? undefined : 'async',
  } as const;
}
