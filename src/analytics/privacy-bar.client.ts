import { deviceStorage } from '../ui/storage/device-storage.store.ts';
import { type Choice, consentOf, parseChoice } from './consent.ts';
import { trackLeads } from './lead-events.client.ts';
import { createPageTracker, nearest, trackActions, trackView } from './track.client.ts';

/** A plain word without the usual JSON envelope, because every page reads it before anything can parse it. */
const KEY = 'privacy-choice';

/**
 * Tracks the visit if there is consent, or shows the bar (Analytics.astro). Other scripts read the decision from
 * `data-consent` on the root element and listen to `consent-change` on the document.
 */
export function startPrivacyBar(): void {
  const bar = document.querySelector<HTMLElement>('.privacy-bar');
  const question = bar?.querySelector('section');
  if (!bar || !question) return;
  let choice: Choice | null = null;
  let opener: HTMLElement | null = null;
  const isAgreed = () => choice === 'granted';
  const track = createPageTracker(bar.dataset['dealer'] ?? '', isAgreed);
  const take = (taken: Choice | null) => {
    choice = taken;
    document.documentElement.dataset['consent'] = choice ?? 'ask';
    document.dispatchEvent(new CustomEvent('consent-change'));
    trackView(track);
  };
  // Closing without a decision: the bar is shown again on the next page. The focus goes on with the page.
  const close = () => {
    const hadFocus = question.contains(document.activeElement);
    question.hidden = true;
    if (hadFocus) (opener ?? document.getElementById('content'))?.focus({ preventScroll: opener === null });
  };
  trackActions(track);
  trackLeads(track, isAgreed);
  question.addEventListener('click', ({ target }) => {
    const decided = parseChoice(nearest(target, '[data-choice]')?.dataset['choice']);
    if (decided === null) return;
    deviceStorage[KEY] = decided;
    take(decided);
    close();
  });
  question.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  document.addEventListener('click', ({ target }) => {
    const pressed = nearest(target, '[data-privacy-choices]');
    if (pressed === null) return;
    opener = pressed;
    question.hidden = false;
    question.focus();
  });
  const mode = bar.dataset['mode'] === 'assumed' ? 'assumed' : 'ask';
  take(consentOf({ mode, stored: parseChoice(deviceStorage[KEY]), isOptedOut: isOptedOut() }));
  question.hidden = choice !== null;
}

/** Global Privacy Control (W3C), or Do Not Track, which older browsers still send. */
function isOptedOut(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
}
