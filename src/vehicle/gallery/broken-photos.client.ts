/**
 * Replaces photos that failed to load, in the gallery and on cards, including those that failed before this ran. It
 * is not part of the island, because photos fail before hydration. On a card text is shown; in the gallery a drawing
 * of the body type, or nothing if that fails too.
 */
export function watchPhotos(): void {
  const { brokenText: words = '', drawing = '' } =
    document.querySelector<HTMLElement>('[data-broken-text]')?.dataset ?? {};
  const standIn = (photo: EventTarget | null) => {
    const isPhoto = words !== '' && photo instanceof HTMLImageElement;
    const frame = isPhoto ? photo.closest<HTMLElement>('.card-photo, .gallery li') : null;
    if (!isPhoto || !frame) return;
    const isSlide = frame.matches('.gallery li') && frame.dataset['broken'] === undefined;
    frame.dataset['broken'] = words;
    if (isSlide && photo.closest('.thumbs') === null) photo.alt = `${photo.alt}: ${words}`;
    photo.hidden = !isSlide || drawing === '';
    if (photo.hidden) return;
    photo.removeAttribute('srcset');
    photo.src = drawing;
  };
  document.addEventListener('error', ({ target }) => standIn(target), true);
  for (const photo of document.querySelectorAll<HTMLImageElement>('.card-photo img, .gallery img'))
    if (photo.complete && photo.currentSrc !== '' && photo.naturalWidth === 0) standIn(photo);
}
