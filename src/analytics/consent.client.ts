import { type Choice, parseChoice } from './consent.ts';

const KEY = 'privacy-choice';

/** A bare word, not an envelope as elsewhere: this runs on every page, before anything that parses them. */
export function storedChoice(): Choice | null {
  try {
    return parseChoice(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Where the device keeps nothing, the choice lasts as long as the page. */
export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is switched off or full.
  }
}

/** Global Privacy Control (W3C) and Do Not Track, which older browsers still send. */
export function isOptedOut(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
}
