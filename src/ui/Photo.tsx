import { type ImageSettings, imageSource } from './image-url.ts';

interface Props {
  url: string;
  alt: string;
  /** CSS `sizes`: how wide the picture is drawn at which viewport. */
  sizes: string;
  settings: ImageSettings;
  width?: number;
  height?: number;
  /** The first pictures of a page load at once; all others when they come near the screen. */
  priority?: boolean;
  className?: string;
}

/** Every picture of the site: dimensions against layout shift, sizes to choose from, lazy by default. */
export function Photo({ url, alt, sizes, settings, width = 600, height = 400, priority, className }: Props) {
  const { src, srcSet } = imageSource(url, width / height, settings);
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
    />
  );
}
