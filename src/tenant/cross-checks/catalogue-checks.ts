import { slugify } from '../../values/slug.ts';
import type { Finding } from '../mistakes/mistake.ts';
import { modelSlug } from '../model-slug.ts';
import { nearestWord } from '../nearest.ts';
import { type CrossCheck, settingFinding } from './cross-check.ts';

/** Two models with the same slug would be the same page. */
export const checkModelSlugs: CrossCheck = ({ catalogue }) => {
  const slugs = (catalogue?.models ?? []).map(modelSlug);
  return twice(slugs).map(([index, first]) =>
    settingFinding(
      'catalogue',
      ['models', index],
      `has the address "${slugs[index]}", as models[${first}] has already; give one of them a slug.`,
    ),
  );
};

/** Models are compared with others of the same catalogue. */
export const checkComparedModels: CrossCheck = ({ catalogue }) => {
  const slugs = (catalogue?.models ?? []).map(modelSlug);
  return (catalogue?.models ?? []).flatMap(({ compareWith }, index) =>
    compareWith.flatMap((slug, at): Finding[] => {
      if (slugs.includes(slug)) return [];
      const nearest = nearestWord(slug, slugs);
      const path = ['models', index, 'compareWith', at];
      return [
        settingFinding('catalogue', path, `is "${slug}", which is the slug of no model.`, {
          found: JSON.stringify(slug),
          nearest: nearest && JSON.stringify(nearest),
        }),
      ];
    }),
  );
};

/** A brand has one entry and one slug. */
export const checkBrandNames: CrossCheck = ({ brands }) => {
  const entries = brands?.entries ?? [];
  const slugs = entries.map(({ slug, title }) => slug ?? slugify(title));
  return twice(slugs).map(([index, first]) =>
    settingFinding(
      'brands',
      ['entries', index],
      `has the address "${slugs[index]}", as entries[${first}] has already; keep only one, or give one of them a slug.`,
    ),
  );
};

/** Repeated values, each with the index of its first occurrence. */
function twice(values: readonly string[]): (readonly [number, number])[] {
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    return first === index ? [] : [[index, first] as const];
  });
}
