import type { Settings } from '../tenant/settings/subjects.ts';

/** Texts of a form besides its labels: `texts` in forms.json, and those that depend on the form. */
export type FormTexts = Settings['forms']['texts'] & {
  /** "An error occurred when submitting this form" (leads and dealer §8). */
  readonly failed: string;
  /** The same for steps before the last. */
  readonly failedStep: string;
  /** Appended to `failed` if the server has stored the form although something later failed. */
  readonly storedHelp: string;
};

/** Options in which forms differ. */
export interface FormWays {
  /** Sends each step when it is completed, so that partial input reaches the server. */
  readonly sendsSteps: boolean;
  /** Message for offline shoppers; null if the form is queued on the device and sent later. */
  readonly offline: string | null;
  /** A reply without a redirect URL counts as a failure. */
  readonly needsRedirect: boolean;
}

export const usualWays: FormWays = { sendsSteps: true, offline: null, needsRedirect: false };
