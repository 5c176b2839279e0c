import type { SitePage } from '../built-site.ts';

/** Pictures without the size that holds their place, or without the words that stand for them. */
export function imageProblems({ path, facts }: SitePage): string[] {
  return facts.images.flatMap(({ attributes, labelAround }) => {
    const { src = '', alt, width = '', height = '', srcset, sizes } = attributes;
    const problems = [
      /^[1-9]\d*$/.test(width) && /^[1-9]\d*$/.test(height) ? '' : 'has no width and height',
      alt === undefined ? 'has no alt' : '',
      // Alone in a link, a picture without words leaves the link without a name.
      alt === '' && labelAround === '' ? 'is the only thing in its link, and silent' : '',
      srcset && !sizes ? 'has srcset without sizes' : '',
    ];
    return problems.filter((problem) => problem !== '').map((problem) => `${path}: ${src} ${problem}`);
  });
}

/**
 * "First 2 slides load with priority": of the places, the pictures of the first two load at once, all others lazily, as
 * does what can be swiped to in any place.
 */
export function loadingProblems({ path, facts }: SitePage, place: string): string[] {
  const pictures = facts.images.filter(({ inside }) => inside.includes(place));
  const first = pictures.filter(({ isFurther }) => !isFurther).slice(0, 2);
  return pictures.flatMap((picture, index) => {
    const { attributes } = picture;
    const wanted = first.includes(picture) ? 'eager' : 'lazy';
    const { loading = 'eager', src = '' } = attributes;
    return loading === wanted ? [] : [`${path}: picture ${index + 1}, ${src}, loads ${loading}`];
  });
}
