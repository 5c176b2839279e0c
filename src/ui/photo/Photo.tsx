import { type PhotoProps, photoAttributes } from './photo-attributes.ts';

/** A picture in a React component; Astro components use Photo.astro, which needs no React. */
export function Photo(props: PhotoProps) {
  const { srcset, fetchpriority, alt, ...attributes } = photoAttributes(props);
  return <img {...attributes} alt={alt} srcSet={srcset} fetchPriority={fetchpriority} />;
}
