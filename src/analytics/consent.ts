/** A visitor's decision about analytics. */
export type Choice = 'granted' | 'declined';

export type ConsentCircumstances = {
  /** `consent` in analytics.json. */
  readonly mode: 'ask' | 'assumed';
  /** The decision stored on this device for this site. */
  readonly stored: Choice | null;
  /** Global Privacy Control or Do Not Track is switched on in the browser. */
  readonly isOptedOut: boolean;
};

/** Null: ask. A decision made on this site has precedence over browser-wide settings. */
export function consentOf({ mode, stored, isOptedOut }: ConsentCircumstances): Choice | null {
  if (stored !== null) return stored;
  if (isOptedOut) return 'declined';
  return mode === 'assumed' ? 'granted' : null;
}

/** Parses the stored decision; anything else counts as none. */
export function parseChoice(text: string | undefined): Choice | null {
  return text === 'granted' || text === 'declined' ? text : null;
}
