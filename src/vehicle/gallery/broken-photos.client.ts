/**
 * Looks after the photographs of a vehicle's page, in the gallery and on cards: those that failed before and those
 * that come later. It is no part of the gallery's island, as photographs fail before that hydrates. Words take the
 * place of one on a card; of one in the gallery the drawing of such a vehicle, which does not pass for it, or nothing
 * when that fails too.
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
