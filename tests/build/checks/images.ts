import type { SitePage } from '../built-site.ts';

/** Pictures without a width and height that reserve their space, or without alternative text. */
export function imageProblems({ path, facts }: SitePage): string[] {
  return facts.images.flatMap(({ attributes, labelAround }) => {
    const { src = '', alt, width = '', height = '', srcset, sizes } = attributes;
    const problems = [
      /^[1-9]\d*$/.test(width) && /^[1-9]\d*$/.test(height) ? '' : 'has no width and height',
      alt === undefined ? 'has no alt' : '',
      // A picture without text that is alone in a link leaves the link without an accessible name.
      alt === '' && labelAround === '' ? 'is the only thing in its link, and silent' : '',
      srcset && !sizes ? 'has srcset without sizes' : '',
    ];
    return problems.filter((problem) => problem !== '').map((problem) => `${path}: ${src} ${problem}`);
  });
}

/**
 * "First 2 slides load with priority": the first pictures of the first two places load at once; all others
 * load lazily, including further pictures that can be swiped to in the same place.
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
