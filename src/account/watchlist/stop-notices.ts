/** What the page on demand `stop-notices` shows to whoever follows the link in a message. */
export interface StopNoticesProps {
  /** `unknown`: no such messages are sent to anybody here. */
  readonly state: 'ask' | 'done' | 'unknown';
  /** What the messages tell of. */
  readonly about: 'cars' | 'searches';
  /** Path with the token of the link: what takes the form. */
  readonly action: string;
}
