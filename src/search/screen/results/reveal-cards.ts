/** Shows the built cards, which Listing.astro hides where the address asks for others. */
export function revealCards(): void {
  document.querySelector('.listing[data-waiting]')?.removeAttribute('data-waiting');
}
