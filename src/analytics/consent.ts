/** What a shopper has decided about being counted. */
export type Choice = 'granted' | 'declined';

export type ConsentCircumstances = {
  /** analytics.json `consent`. */
  readonly mode: 'ask' | 'assumed';
  /** Decided earlier on this site, on this device. */
  readonly stored: Choice | null;
  /** Global Privacy Control or Do Not Track is switched on in the browser. */
  readonly isOptedOut: boolean;
};

/** Null: the shopper is to be asked. What was decided on this site itself goes before what is said to all sites. */
export function consentOf({ mode, stored, isOptedOut }: ConsentCircumstances): Choice | null {
  if (stored !== null) return stored;
  if (isOptedOut) return 'declined';
  return mode === 'assumed' ? 'granted' : null;
}

/** As the device keeps it; anything else counts as no decision. */
export function parseChoice(text: string | undefined): Choice | null {
  return text === 'granted' || text === 'declined' ? text : null;
}
