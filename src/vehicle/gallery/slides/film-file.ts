/** Whether the address is a file that the browser's own player shows, and not a page with a player in it. */
export function isFilmFile(address: string): boolean {
  // A path on the dealer's site needs a base; which one does not matter.
  const base = 'https://a.example';
  return URL.canParse(address, base) && /\.(mp4|webm|mov|m4v)$/i.test(new URL(address, base).pathname);
}
