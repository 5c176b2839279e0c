/** Words in place of a photograph on a card that did not load; the rest of the card stays as it is. */
function standIn(photo: EventTarget | null, words: string): void {
  if (!(photo instanceof HTMLImageElement)) return;
  const frame = photo.closest<HTMLElement>('.card-photo');
  if (frame === null) return;
  photo.hidden = true;
  frame.dataset['broken'] = words;
}

/**
 * Looks after the photographs of the cards on a vehicle's page, those that failed before and those that come
 * later. The gallery has the words.
 */
export function watchCardPhotos(): void {
  const words = document.querySelector<HTMLElement>('[data-broken-text]')?.dataset['brokenText'] ?? '';
  document.addEventListener('error', ({ target }) => standIn(target, words), true);
  for (const photo of document.querySelectorAll<HTMLImageElement>('.card-photo img'))
    if (photo.complete && photo.currentSrc !== '' && photo.naturalWidth === 0) standIn(photo, words);
}
