/**
 * The tab that a key moves to from `index`, wrapping around; null for other keys. Keys follow the ARIA tabs pattern:
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function nextTab(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
