/** Shows the built cards, which Listing.astro hides if the address has other filters. */
export function revealCards(): void {
  document.querySelector('.listing[data-waiting]')?.removeAttribute('data-waiting');
}
