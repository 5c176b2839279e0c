/** Props of the on-demand page `stop-notices`, where the unsubscribe link of a message leads. */
export interface StopNoticesProps {
  /** `unknown`: the token belongs to no subscription. */
  readonly state: 'ask' | 'done' | 'unknown';
  /** Subject of the messages. */
  readonly about: 'cars' | 'searches';
  /** Form action; contains the token of the link. */
  readonly action: string;
}
