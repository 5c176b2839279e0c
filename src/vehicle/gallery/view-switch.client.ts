/** Name of the radio buttons by which Media.astro changes between spin, photographs and interior. */
export const VIEW_NAME = 'media-view';

/** The view that an event of the switch has chosen; null for events of anything else. */
export function chosenView(event: Event): string | null {
  const { target } = event;
  return target instanceof HTMLInputElement && target.name === VIEW_NAME ? target.value : null;
}
