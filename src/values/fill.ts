/**
 * Puts values into the placeholders of a dealer's text: `fill('See all {count} {cars}', { count: '12', cars: 'cars' })`.
 * A placeholder without a value stays as it is, so that a typing error in a text is seen, not hidden.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  // Most texts have none, and thousands of pages ask.
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
