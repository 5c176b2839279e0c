import type { BodySlug } from '#src/values/vehicle/vehicle-terms.ts';

/** Pictures included in the platform; a dealer should replace them by its own. */
const pictures: Partial<Record<BodySlug, string>> = {
  suv: 'suv-blue',
  'people-mover': 'suv-blue',
  sedan: 'sedan-blue',
  wagon: 'sedan-blue',
  caravan: 'ute-caravan',
  ute: 'ute-caravan',
  'cab-chassis': 'ute-caravan',
};

/** A picture for the home page, of the most common body in stock. */
export function heroPicture(bodies: readonly (BodySlug | null)[]): string {
  const counts = Map.groupBy(
    bodies.map((body) => (body === null ? undefined : pictures[body]) ?? 'hatch-red'),
    (name) => name,
  );
  const [mostFrequent] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  return `/stock-photos/hero/${mostFrequent?.[0] ?? 'hatch-red'}-1600.avif`;
}
