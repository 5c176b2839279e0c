/**
 * Fills in placeholders: `fill('See all {count} {cars}', { count: '12', cars: 'cars' })`. Unknown placeholders are
 * left as they are, so that typing errors are visible.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  // Fast path for texts without placeholders.
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
