type StandIn = { readonly words: string; readonly drawing: string | undefined };

/** Words in place of a photograph on a card; the rest of the card stays as it is. */
function standInOnCard(photo: HTMLImageElement, frame: HTMLElement, words: string): void {
  photo.hidden = true;
  frame.dataset['broken'] = words;
}

/** The drawing of such a vehicle, or nothing when that fails too; neither passes for the vehicle. */
function standInOnSlide(photo: HTMLImageElement, slide: HTMLElement, { words, drawing }: StandIn): void {
  const isFirstFailure = slide.dataset['broken'] === undefined;
  slide.dataset['broken'] = words;
  if (isFirstFailure && photo.closest('.thumbs') === null) photo.alt = `${photo.alt}: ${words}`;
  photo.removeAttribute('srcset');
  if (isFirstFailure && drawing) photo.src = drawing;
  else photo.hidden = true;
}

/**
 * Looks after the photographs of a vehicle's page, in the gallery and on cards: those that failed before and those
 * that come later. It is no part of the gallery's island, as photographs fail before that hydrates.
 */
export function watchPhotos(): void {
  const media = document.querySelector<HTMLElement>('[data-broken-text]');
  if (media === null) return;
  const { brokenText: words = '', drawing } = media.dataset;
  const standIn = (photo: EventTarget | null) => {
    if (!(photo instanceof HTMLImageElement)) return;
    const frame = photo.closest<HTMLElement>('.card-photo');
    const slide = photo.closest<HTMLElement>('.gallery li');
    if (frame) standInOnCard(photo, frame, words);
    else if (slide) standInOnSlide(photo, slide, { words, drawing });
  };
  document.addEventListener('error', ({ target }) => standIn(target), true);
  for (const photo of document.querySelectorAll<HTMLImageElement>('.card-photo img, .gallery img'))
    if (photo.complete && photo.currentSrc !== '' && photo.naturalWidth === 0) standIn(photo);
}
