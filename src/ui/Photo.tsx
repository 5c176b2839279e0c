import { type PhotoProps, photoAttributes } from './photo-attributes.ts';

/** A picture inside a React part; Astro parts use Photo.astro, which costs no React. */
export function Photo(props: PhotoProps) {
  const { srcset, fetchpriority, alt, ...attributes } = photoAttributes(props);
  return <img {...attributes} alt={alt} srcSet={srcset} fetchPriority={fetchpriority} />;
}
