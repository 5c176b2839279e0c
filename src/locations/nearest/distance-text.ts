/** "4.2 km", "120 km": below ten kilometres with one decimal. */
export function distanceText(km: number, locale: string): string {
  return `${km.toLocaleString(locale, { maximumFractionDigits: km < 10 ? 1 : 0 })} km`;
}
